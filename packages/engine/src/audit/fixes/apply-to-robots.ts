import { agentVerdicts } from '@visible-ai/shared/ai-agents/agent-verdicts';
import type { Snippet } from '@visible-ai/shared/analysis/schema';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import { readRobotsLine } from '@visible-ai/shared/robots-txt/robots-line';
import type { Evidence, RobotsEvidence } from '../evidence.ts';
import { type Application, applied } from './applied-fix.ts';
import { applyDiff } from './apply-diff.ts';

/** Records that hold for the whole file and stand in no group. */
const belongsToNoGroup = (line: string) => {
  const read = readRobotsLine(line);
  return read.kind === 'blank' || (read.kind === 'field' && /^(?:sitemap|content-)/.test(read.field));
};

/** A signal is the same whatever it says of search and answers; what it says of training must stay. */
const meaning = (line: string) =>
  line
    .replace(/#.*$/, '')
    .trim()
    .toLowerCase()
    .replace(/^(content-\w+\s*:.*)$/, (signal) => signal.replace(/\b(search|ai-input)\s*=\s*\w+/g, '$1'));

function becomes(before: string, { language, code }: Snippet): string | null {
  if (language === 'diff') return applyDiff(before, code);
  if (before.trim() === '' || !code.split('\n').every(belongsToNoGroup)) return code;
  return `${before.replace(/\s*$/, '\n')}\n${code}\n`;
}

/** The rules that are gone, but for those that stopped an agent whose verdict the fix is to change. */
function lostRules(before: RobotsEvidence, after: string): string[] {
  const left = new Set(after.split(/\r\n|\n|\r/).map(meaning));
  const deciding = new Set(
    before.agents.filter(({ counted, verdict }) => counted && verdict === 'blocked').map(({ line }) => line),
  );
  const lines = parseRobotsTxt(before.text ?? '').lines;
  return lines.flatMap((line, index) => {
    const read = readRobotsLine(line);
    if (read.kind !== 'field' || read.field === 'sitemap' || deciding.has(index + 1)) return [];
    return left.has(meaning(line)) ? [] : [line.trim()];
  });
}

/** Agents that the owner keeps out of the page for training, and that the edit would let in. */
const letIn = (before: RobotsEvidence, after: RobotsEvidence) =>
  before.agents
    .filter(({ counted, verdict }, index) => {
      const now = after.agents[index]?.verdict;
      return !counted && verdict === 'blocked' && now === 'allowed';
    })
    .map(({ token }) => `the rule for ${token}`);

/** Applies an edit of robots.txt and reads the file again: verdicts and sitemaps follow from its new text. */
export function applyToRobots(evidence: Evidence, snippet: Snippet): Application {
  const { robots, response } = evidence;
  if (!robots.ok || !response.ok) return { kind: 'elsewhere' };
  const before = robots.value;
  const own = before.report.state === 'found' ? (before.text ?? '') : '';
  const text = becomes(own, snippet);
  if (text === null) return { kind: 'unfit' };
  const parsed = parseRobotsTxt(text);
  const sitemaps = parsed.sitemaps.flatMap(({ url }) => URL.parse(url, before.report.url)?.href ?? []);
  const after: RobotsEvidence = {
    ...before,
    report: { ...before.report, state: 'found', httpStatus: 200, text },
    text,
    agents: agentVerdicts(parsed, response.value.url),
    sitemaps,
  };
  const lost = own === '' ? [] : [...lostRules(before, text), ...letIn(before, after)];
  return applied(withSitemapsOf({ ...evidence, robots: { ok: true, value: after } }, before.sitemaps), lost);
}

/** A sitemap that is named no more and was not there either is no fault any more. */
function withSitemapsOf(evidence: Evidence, named: readonly string[]): Evidence {
  const { robots, sitemap } = evidence;
  if (!sitemap.ok || !robots.ok) return evidence;
  const dropped = new Set(named.filter((url) => !robots.value.sitemaps.includes(url)));
  const files = sitemap.value.report.files.filter(({ url, kind }) => kind !== 'none' || !dropped.has(url));
  const value = { ...sitemap.value, report: { ...sitemap.value.report, files } };
  return { ...evidence, sitemap: { ok: true, value } };
}
