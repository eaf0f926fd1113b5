import { agentVerdicts } from '@visible-ai/shared/ai-agents/agent-verdicts';
import type { Snippet } from '@visible-ai/shared/analysis/schema';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import { readRobotsLine } from '@visible-ai/shared/robots-txt/robots-line';
import type { Evidence, RobotsEvidence } from '../evidence.ts';
import { type Application, applied } from './applied-fix.ts';
import { applyDiff } from './apply-diff.ts';

/** Records that apply to the whole file and belong to no group. */
const belongsToNoGroup = (line: string) => {
  const read = readRobotsLine(line);
  return read.kind === 'blank' || (read.kind === 'field' && /^(?:sitemap|content-)/.test(read.field));
};

/** Ignores what a signal says about search and answers; what it says about training must stay. */
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

/** The removed rules, except those that blocked an agent whose verdict the fix should change. */
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

/** Agents that the owner keeps away from the page for training, and that the edit would allow. */
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

/** If a missing sitemap is no longer named, it is no longer a fault. */
function withSitemapsOf(evidence: Evidence, named: readonly string[]): Evidence {
  const { robots, sitemap } = evidence;
  if (!sitemap.ok || !robots.ok) return evidence;
  const dropped = new Set(named.filter((url) => !robots.value.sitemaps.includes(url)));
  const files = sitemap.value.report.files.filter(({ url, kind }) => kind !== 'none' || !dropped.has(url));
  const value = { ...sitemap.value, report: { ...sitemap.value.report, files } };
  return { ...evidence, sitemap: { ok: true, value } };
}
