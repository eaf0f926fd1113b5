import { purposes } from '@visible-ai/shared/analysis/answer-engines';
import type { Report, TextOptions, TextParts, Unread } from '../report.ts';
import type { EngineRow, Finding, ReportedPage, ReportModel, SiteReport } from '../report-model.ts';
import { footerOf, makerOf } from './maker-of.ts';
import {
  markdownCode,
  markdownLink,
  markdownStrong as strong,
  markdownText as text,
} from './markdown-text.ts';
import { absoluteMoment, placesText, priorityWords, statusWords, worthText } from './report-words.ts';

function* head(model: ReportModel, { branding }: TextOptions) {
  const { title, address, createdAt, score, word, cap } = model;
  const maker = makerOf(branding);
  yield `# ${text(title)}\n\n`;
  yield `AI visibility of ${markdownLink(address)}, ${absoluteMoment(createdAt)}${maker ? `, by ${text(maker)}` : ''}\n\n`;
  yield score === null ? `**No score**\n\n` : `**Score: ${Math.round(score)} of 100, ${word}**\n\n`;
  if (cap) yield `> **The score is capped at ${cap.at}** because ${text(cap.because)}.\n\n`;
  if (model.kind === 'site') yield `${text(model.extent)}\n\n`;
  for (const note of model.notes) yield `- ${text(note)}\n`;
  if (model.notes.length > 0) yield '\n';
}

const engineLine = ({ name, cells }: EngineRow) => {
  const said = cells.map((cell, index) => {
    const purpose = purposes[index]?.title ?? '';
    return cell ? `${purpose}: ${text(cell.word)} (${text(cell.token)})` : `${purpose}: –`;
  });
  return `- ${strong(name)} · ${said.join(' · ')}\n`;
};

function* summary({ verdict, engines, ladder, groups, score }: ReportModel) {
  yield `## Who may read you\n\n${text(verdict)}\n\n`;
  for (const row of engines) yield engineLine(row);
  if (ladder.steps.length > 0) {
    yield `\n## What the fixes are worth\n\nThe score as you make them, one after another. Now: ${Math.round(score ?? 0)}.\n\n`;
    for (const [index, step] of ladder.steps.entries())
      yield `${index + 1}. **${step.score}**: ${text(step.title)} (+${step.score - step.from})\n`;
    if (ladder.all) yield `\nWith all ${ladder.all.count} fixes: **${ladder.all.score}**\n`;
  }
  yield '\n## Where the points are\n\n';
  for (const { name, standing } of groups) yield `- ${name}: ${standing}\n`;
}

function* fault(finding: Finding, number: number) {
  const { title, action, status, group, priority, evidence, details, fix, snippet, why, places } = finding;
  const facts = [
    statusWords[status],
    group.name,
    priority && priorityWords[priority],
    worthText(finding),
    placesText(finding),
  ];
  yield `\n### ${number}\\. ${text(title)}\n\n${facts
    .filter((fact) => fact !== null)
    .map(text)
    .join(' · ')}\n\n`;
  yield `${text(evidence)}\n`;
  if (details.length > 0) yield `\n${details.map((detail) => `- ${text(detail)}\n`).join('')}`;
  if (places && places.examples.length > 0)
    yield `\n${places.examples.map((example) => `- ${markdownLink(example)}\n`).join('')}`;
  if (fix) yield `\n**Fix${action ? `: ${text(action)}` : ''}.** ${text(fix)}\n`;
  if (snippet) yield `\n${text(snippet.label)}:\n\n${markdownCode(snippet.code, snippet.language)}\n`;
  if (why) yield `\n*Why:* ${text(why)}\n`;
}

function* others(title: string, findings: readonly Finding[]) {
  if (findings.length === 0) return;
  yield `\n## ${title}\n\n`;
  for (const finding of findings) yield `- ${strong(finding.title)}: ${text(finding.evidence)}\n`;
}

const pageLine = ({ url, state, score, reason, failed, warned }: ReportedPage) => {
  if (state === 'not-read')
    return `- ${markdownLink(url)}: could not be checked. ${text(reason?.text ?? '')}\n`;
  const faults = [...failed, ...warned];
  return `- ${markdownLink(url)}: ${score ?? '–'}${faults.length > 0 ? ` (${text(faults.join(', '))})` : ''}\n`;
};

function* site({ templates, pages }: SiteReport) {
  yield '\n## Templates\n\n';
  for (const { pattern, pages: count, score } of templates)
    yield `- ${text(pattern)}: ${count} ${count === 1 ? 'page' : 'pages'}, score ${score}\n`;
  yield '\n## Pages\n\n';
  for (const page of pages) yield pageLine(page);
}

/** An address that could not be read. */
export const unreadMarkdown = ({ address, problem }: Unread): string =>
  `# ${text(address)}\n\n**Could not check.** ${text(problem)}\n`;

/** CommonMark, for notes, tickets and assistants. */
export function* renderMarkdown({ model }: Report, options: TextOptions): TextParts {
  yield* head(model, options);
  yield* summary(model);
  const faults = model.findings.filter(({ status }) => status === 'fail' || status === 'warn');
  yield `\n## What to fix\n`;
  if (faults.length === 0) yield '\nNothing was found.\n';
  for (const [index, finding] of faults.entries()) yield* fault(finding, index + 1);
  yield* others(
    'Left out of the score',
    model.findings.filter(({ status }) => status === 'na'),
  );
  yield* others(
    'Passed',
    model.findings.filter(({ status }) => status === 'pass'),
  );
  if (model.kind === 'site') yield* site(model);
  const footer = footerOf(options.branding);
  const website = options.branding?.website ?? '';
  if (footer !== '' || website !== '')
    yield `\n---\n\n${[text(footer), website && markdownLink(website)].filter(Boolean).join(' ')}\n`;
}
