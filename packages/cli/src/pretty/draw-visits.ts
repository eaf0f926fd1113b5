import { AGENT_LISTS_OF } from '@visible-ai/engine/logs';
import { purposes } from '@visible-ai/shared/analysis/answer-engines';
import type { BotVisits } from '@visible-ai/shared/logs/schema';
import type { ToldLogs } from '../logs/blocked-visits.ts';
import { cleanTexts } from '../terminal/clean-text.ts';
import { cutText, padText, widthOf } from '../terminal/fit-text.ts';
import { heading, inner, MARGIN, type Paper, paragraph } from './paper.ts';

/** The most rows of a table; --format json has all. */
const MOST_ROWS = 15;

const count = (number: number) => number.toLocaleString('en-US');
const day = (moment: string) => moment.slice(0, 10);

/** Columns side by side: the first as wide as its content, numbers right-aligned. */
function table(titles: readonly string[], rows: readonly (readonly string[])[], paper: Paper): string[] {
  const widths = titles.map((title, at) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[at] ?? ''))),
  );
  const others = widths.slice(1).reduce((sum, width) => sum + width + 2, 0);
  const first = Math.max(8, Math.min(widths[0] ?? 0, inner(paper) - others));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) =>
        at === 0 ? padText(cutText(cell, first), first) : cell.padStart((widths[at] ?? 0) + 2),
      )
      .join('')
      .trimEnd();
  return [paper.colours.quiet(line(titles)), ...rows.map(line)].map((text) => MARGIN + text);
}

const more = (all: readonly unknown[], paper: Paper) =>
  all.length > MOST_ROWS
    ? paragraph(`… ${count(all.length - MOST_ROWS)} more: --format json has them all`, paper, {
        paint: paper.colours.quiet,
      })
    : [];

function agentTables(agents: BotVisits['agents'], paper: Paper): string[] {
  return purposes.flatMap(({ kind, title }) => {
    const own = agents.filter(({ purpose }) => purpose === kind);
    if (own.length === 0) return [];
    const rows = own.map((agent) => [
      agent.token,
      ...[agent.visits, agent.verified, agent.claimed, agent.spoofed, agent.unverifiable, agent.errors].map(
        count,
      ),
      day(agent.lastAt),
    ]);
    const titles = [title, 'visits', 'verified', 'claimed', 'spoofed', 'unverifiable', 'errors', 'last'];
    // If the width is too small, only the most important columns are shown.
    const kept = inner(paper) < 90 ? [0, 1, 2, 4, 6] : titles.map((_, at) => at);
    const chosen = (row: readonly string[]) => kept.map((at) => row[at] ?? '');
    return ['', ...table(chosen(titles), rows.map(chosen), paper)];
  });
}

const failing = ({ statuses }: BotVisits['paths'][number]) =>
  Object.entries(statuses).reduce((sum, [status, visits]) => sum + (Number(status) >= 400 ? visits : 0), 0);

function pathTables(paths: BotVisits['paths'], paper: Paper): string[] {
  const rows = paths.map((path) => [path.path, count(path.visits), count(failing(path))]);
  const broken = paths.filter((path) => failing(path) > 0);
  const errors = broken.map((path) => [
    path.path,
    Object.entries(path.statuses)
      .filter(([status]) => Number(status) >= 400)
      .map(([status, visits]) => `${status} × ${count(visits)}`)
      .join(', '),
  ]);
  return [
    ...heading('What they came for', paper),
    ...table(['Path', 'visits', 'errors'], rows.slice(0, MOST_ROWS), paper),
    ...more(rows, paper),
    ...(errors.length > 0
      ? [
          ...heading('Errors served to agents', paper),
          ...table(['Path', 'answered'], errors.slice(0, MOST_ROWS), paper),
          ...more(errors, paper),
        ]
      : []),
  ];
}

function blockedTable(blocked: NonNullable<ToldLogs['blockedButCame']>, paper: Paper): string[] {
  const rows = blocked.map(({ token, path, visits, rule }) => [`${token} ${path}`, count(visits), rule]);
  return [
    ...heading('Came although robots.txt keeps them out', paper),
    ...(rows.length > 0
      ? [...table(['Agent and path', 'visits', 'by'], rows.slice(0, MOST_ROWS), paper), ...more(rows, paper)]
      : paragraph('None.', paper)),
  ];
}

function verdictNote(ranges: BotVisits['ranges']): string {
  const copied = ranges.filter(({ fetchedAt }) => fetchedAt === null).length;
  if (copied === 0) return 'Verified by the lists that operators publish today.';
  return `${copied} of ${ranges.length} lists of addresses are the copy of ${AGENT_LISTS_OF} in this program, which has only a part of the larger ones: “spoofed” may be too many. --ranges operators asks for today’s.`;
}

/** The visits in access logs. */
export function drawVisits(all: ToldLogs, paper: Paper): string {
  const told = cleanTexts(all);
  const { quiet, strong } = paper.colours;
  const { read, unread } = told.lines;
  const span = told.from && told.to ? `, ${day(told.from)} to ${day(told.to)}` : '';
  const sent = told.referrals.map(({ assistant, visits }) => `${assistant} ${count(visits)}`).join(', ');
  const lines = [
    '',
    ...paragraph(`${count(read)} ${read === 1 ? 'line' : 'lines'} read${span}`, paper, { paint: strong }),
    ...(unread > 0
      ? paragraph(`${count(unread)} ${unread === 1 ? 'line' : 'lines'} could not be read`, paper, {
          paint: quiet,
        })
      : []),
    ...(told.agents.length === 0
      ? paragraph('No agent of an answer engine came.', paper)
      : [...agentTables(told.agents, paper), ...pathTables(told.paths, paper)]),
    ...(told.blockedButCame === null ? [] : blockedTable(told.blockedButCame, paper)),
    ...heading('People sent by assistants', paper),
    ...paragraph(
      `${sent || 'None that the log tells of'}. Most are not seen: apps and many sites send no referrer.`,
      paper,
    ),
    '',
    ...paragraph(verdictNote(told.ranges), paper, { paint: quiet }),
    '',
  ];
  return `${lines.join('\n')}\n`;
}
