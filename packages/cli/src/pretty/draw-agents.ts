import { citedBy, citedText, engineMatrix } from '@visible-ai/shared/analysis/engine-matrix';
import type { AgentProbe, AgentVerdict, RobotsReport } from '@visible-ai/shared/analysis/schema';
import { cleanTexts } from '../terminal/clean-text.ts';
import { padText } from '../terminal/fit-text.ts';
import { drawMatrix } from './draw-matrix.ts';
import { heading, inner, MARGIN, type Paper, paragraph } from './paper.ts';

/** The access of agents to one page. */
export interface AgentsOfPage {
  /** After redirects. */
  url: string;
  robots: RobotsReport;
  agents: AgentVerdict[];
  probes: AgentProbe[];
}

/** "robots.txt, line 3: Disallow: /", and how the page answered under the agent's name. */
function because({ agent, probe }: { agent: AgentVerdict; probe: AgentProbe | undefined }): string {
  const rule = agent.rule === null ? agent.because : `line ${agent.line}: ${agent.rule}`;
  if (probe?.outcome !== 'blocked') return rule;
  return `${rule}; the site turns it away (${probe.problem ?? `status ${probe.status}`})`;
}

function agentRows(agents: readonly AgentVerdict[], probes: readonly AgentProbe[], paper: Paper): string[] {
  const { good, bad, warn, quiet } = paper.colours;
  const token = Math.max(...agents.map((agent) => agent.token.length)) + 2;
  return agents.flatMap((agent) => {
    const probe = probes.find((one) => one.token === agent.token);
    const isRefused = agent.verdict === 'allowed' && probe?.outcome === 'blocked';
    const shut = agent.kind === 'training' ? quiet('○') : bad('✗');
    const mark = { allowed: isRefused ? shut : good('●'), blocked: shut, unknown: warn('?') }[agent.verdict];
    const word = isRefused ? 'refused' : agent.verdict;
    const indent = token + 12;
    const isNarrow = inner(paper) - indent < 24;
    const lines = paragraph(because({ agent, probe }), paper, {
      indent: isNarrow ? 4 : indent,
      paint: quiet,
    });
    const head = `${MARGIN}${mark} ${padText(agent.token, token)}${padText(word, 10)}`;
    if (isNarrow) return [head.trimEnd(), ...lines];
    return [head + (lines[0] ?? '').trimStart(), ...lines.slice(1)];
  });
}

/** Which agents may read a page: first by engine, then each agent with the line that decides. */
export function drawAgents(page: AgentsOfPage, paper: Paper): string {
  const { url, robots, agents, probes } = cleanTexts(page);
  const { quiet, strong } = paper.colours;
  const rows = engineMatrix({ agents, probes });
  const engines = rows.map(({ name, cells }) => ({
    name,
    cells: cells.map(
      (cell) =>
        cell && {
          state: cell.state,
          word: cell.word,
          isFault: cell.state === 'dark' && cell.agent.kind !== 'training',
        },
    ),
  }));
  const counted = agents.filter((agent) => agent.counted);
  const others = agents.filter((agent) => !agent.counted);
  const lines = [
    '',
    ...paragraph(url, paper, { paint: strong }),
    ...paragraph(`robots.txt: ${robots.note}`, paper, { paint: quiet }),
    ...drawMatrix({ engines, verdict: citedText(citedBy(rows)) }, paper),
    ...heading('Agents that count', paper),
    ...agentRows(counted, probes, paper),
    ...heading('Other agents', paper),
    ...agentRows(others, probes, paper),
    '',
  ];
  return `${lines.join('\n')}\n`;
}
