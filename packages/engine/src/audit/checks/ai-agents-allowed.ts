import type { AgentVerdict, RobotsReport } from '@visible-ai/shared/analysis/schema';
import { isMisspelt } from '@visible-ai/shared/robots-txt/robots-line';
import type { RobotsEvidence } from '../evidence.ts';
import { defineCheck, notApplicable, type Verdict } from './define-check.ts';
import { answerEnginesIn } from './facts/answer-engines-in.ts';
import { grantUses, type RefusedUse, refusedUses } from './facts/refused-uses.ts';
import { count } from './wording/count.ts';
import { lineDiff } from './wording/line-diff.ts';
import { quote } from './wording/quote.ts';

const deciding = ({ rule, line, group, because }: AgentVerdict) =>
  rule && line !== null
    ? `line ${line} of robots.txt, ${quote(rule)}${isMisspelt(rule) ? ' (misspelt, but read as a rule by Google)' : ''}${group ? ` under ${quote(group)}` : ''}`
    : because.replace(/\.$/, '');

const listed = (agents: AgentVerdict[]) => agents.map(({ token }) => token).join(', ');

const fileMissing = (report: RobotsReport) =>
  report.state === 'server-error' || report.state === 'unreachable';

/** Why all agents are allowed: a rule of the file, or no file. */
function allowedBecause({ report }: RobotsEvidence, judged: AgentVerdict[], url: string): string {
  if (report.state === 'found') return `robots.txt lets ${listed(judged)} fetch ${url}.`;
  return `${report.url} ${report.state === 'missing' ? `answers with status ${report.httpStatus}` : 'is not a robots.txt file'}, so every agent may fetch ${url}.`;
}

function fixFor({ report, text }: RobotsEvidence, blocked: AgentVerdict[], agents: AgentVerdict[]) {
  if (fileMissing(report)) {
    const status =
      report.httpStatus === null ? 'does not answer' : `answers with status ${report.httpStatus}`;
    return {
      title: 'Make robots.txt answer again',
      text: `${report.url} ${status}, and under RFC 9309 every agent must then stay away from the whole site. Serve a file with status 200, or let the address answer 404, which allows everything.`,
      snippet: { label: 'robots.txt', language: 'text' as const, code: 'User-agent: *\nAllow: /' },
    };
  }
  return {
    title: `Let ${count(blocked.length, 'answer engine agent')} in`,
    text: `Change the ${blocked.length === 1 ? 'rule that stops' : 'rules that stop'} ${listed(blocked)}. The edit below keeps the rest of your file; training agents that you block stay blocked.`,
    snippet: answerEnginesIn(text, agents),
  };
}

/** Only a request: agents may fetch the page, but are asked not to use it in answers. */
function refusedVerdict({ text }: RobotsEvidence, refused: RefusedUse[]): Verdict {
  const uses = [...new Set(refused.flatMap((one) => one.uses))];
  const meanings = uses.map((use) =>
    use === 'search' ? 'search=no: not in search results' : 'ai-input=no: not as input for answers',
  );
  const edited = text === null ? null : lineDiff('robots.txt', text, grantUses(text, refused));
  return {
    score: 0.6,
    title: 'robots.txt asks agents to keep the page out of answers',
    evidence: `Every answer engine may fetch the page, but ${refused.map(({ signal }) => quote(signal)).join(' and ')} asks them not to use it (${meanings.join('; ')}). An engine that honours the signal leaves the page out.`,
    details: refused.map(({ signal, agents }) => `${signal}: ${agents.join(', ')}`),
    fix: {
      title: 'Let answers use the page',
      text: 'If the page should be found and quoted, allow these uses as below; what the line says about training stays the same.',
      ...(edited ? { snippet: { label: 'robots.txt', language: 'diff' as const, code: edited } } : {}),
    },
  };
}

export const aiAgentsAllowed = defineCheck({
  id: 'ai-agents-allowed',
  title: 'Answer engines may fetch the page',
  group: 'access',
  why: 'An agent that robots.txt turns away cannot read, quote or link the page. Only search agents and agents that act for a person count; blocking training agents costs nothing (RFC 9309; the operators’ crawler pages).',
  needs: ['robots', 'response'],
  run({ robots, response }) {
    const counted = robots.agents.filter((agent) => agent.counted);
    const judged = counted.filter(({ verdict }) => verdict !== 'unknown');
    if (judged.length === 0) return notApplicable('Could not check: no agent has a verdict.');
    const blocked = judged.filter(({ verdict }) => verdict === 'blocked');
    const notCounted = robots.agents.filter(
      ({ kind, verdict }) => kind === 'training' && verdict === 'blocked',
    );
    const training = notCounted.length
      ? ` ${count(notCounted.length, 'training agent')} blocked (${listed(notCounted)}), which costs no points.`
      : '';
    const refused = refusedUses(judged);
    if (blocked.length === 0 && refused.length > 0) return refusedVerdict(robots, refused);
    if (blocked.length === 0)
      return {
        score: 1,
        title: 'Every answer engine may fetch the page',
        evidence: `${allowedBecause(robots, judged, response.url)}${training}`,
      };
    const first = blocked[0];
    const details = blocked.map((agent) => `${agent.token} (${agent.operator}): ${deciding(agent)}`);
    return {
      score: 1 - blocked.length / judged.length,
      title:
        blocked.length === judged.length
          ? 'No answer engine may fetch the page'
          : `${count(blocked.length, 'answer engine agent')} of ${judged.length} may not fetch the page`,
      evidence: `robots.txt stops ${listed(blocked)}${first ? `: ${deciding(first)}` : ''}.${training}`,
      details,
      fix: fixFor(robots, blocked, robots.agents),
    };
  },
});
