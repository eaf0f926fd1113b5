import type { ParsedRobots } from './parsed-robots.ts';
import { quoteLine } from './quote-line.ts';

const LONGEST_QUOTE = 60;
const quote = (text: string) => quoteLine(text, LONGEST_QUOTE);

interface IdleLine {
  line: number;
  text: string;
  because: string;
}

/** Lines by which an owner means something that no crawler does. Fields that only some crawlers read are left out. */
function idleLines({ groups, ignored }: ParsedRobots): IdleLine[] {
  const outside = ignored
    .filter(({ reason }) => reason === 'no-group')
    .map(({ line, text }) => ({ line, text, because: 'no “User-agent” stands above it' }));
  const noindex = ignored
    .filter(({ reason, text }) => reason === 'unknown-field' && /^noindex\s*:/i.test(text))
    .map(({ line, text }) => ({ line, text, because: 'robots.txt forbids fetching, not indexing' }));
  const paths = groups
    .flatMap(({ rules }) => rules)
    .filter(({ path }) => path !== '' && !/^[/*]/.test(path))
    .map(({ line, text }) => ({ line, text, because: 'a path begins with “/”' }));
  const names = groups
    .flatMap(({ agents }) => agents)
    .filter(({ value }) => /^[\w-]+\s*,\s*[\w*-]/.test(value))
    .map(({ line, value, token }) => ({
      line,
      text: `User-agent: ${value}`,
      because: `it names only ${token}: each agent has a line of its own`,
    }));
  return [...outside, ...noindex, ...paths, ...names].sort((one, other) => one.line - other.line);
}

/**
 * Says which lines of a robots.txt do not do what they seem to, and why; '' if there are none.
 *
 * @param most how many are told one by one.
 */
export function tellIdleLines(parsed: ParsedRobots, most = 3): string {
  const idle = idleLines(parsed);
  const told = idle
    .slice(0, most)
    .map(({ line, text, because }) => `line ${line}, ${quote(text)} (${because})`)
    .join('; ');
  const more = idle.length > most ? `; and ${idle.length - most} more` : '';
  return told === '' ? '' : `Without the effect that is meant: ${told}${more}.`;
}
