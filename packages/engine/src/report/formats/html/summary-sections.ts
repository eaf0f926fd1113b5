import { purposes } from '@visible-ai/shared/analysis/answer-engines';
import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import type { EngineCell, ReportModel, ReportStep } from '../../report-model.ts';
import { html, type Markup } from './markup.ts';

const ROUND = 2 * Math.PI * 54;
/** No style attribute: bars are SVG, so that their width is a number. */
const bar = (percent: number, tone: string, from = 0) =>
  html`<svg class="bar ${tone}" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">${
    from > 0 && html`<rect class="had" width="${from}" height="6"/>`
  }<rect x="${from}" width="${Math.max(0, percent - from)}" height="6"/></svg>`;

/** The score as a ring with the number in it and its word. */
export function scoreRing({ score, band, word }: ReportModel): Markup {
  const spoken =
    score === null
      ? 'AI visibility score: none'
      : `AI visibility score: ${Math.round(score)} of 100, ${word}`;
  return html`<svg viewBox="0 0 120 120" role="img" aria-label="${spoken}" class="${band ?? ''}">
<circle class="ring-track" cx="60" cy="60" r="54" fill="none" stroke-width="7"/>${
    score !== null &&
    score > 0 &&
    html`<circle class="ring" cx="60" cy="60" r="54" fill="none" stroke-width="7" stroke-linecap="round" stroke-dasharray="${((score / 100) * ROUND).toFixed(2)} ${ROUND.toFixed(2)}" transform="rotate(-90 60 60)"/>`
  }
<text x="60" y="${score === null ? 74 : 70}" text-anchor="middle" aria-hidden="true">${score === null ? '–' : Math.round(score)}</text>${
    score !== null &&
    html`<text class="word" x="60" y="88" text-anchor="middle" aria-hidden="true">${word}</text>`
  }</svg>`;
}

const marks = { lit: '✓', part: '–', dark: '×', unknown: '?' } as const;

function engineCell(cell: EngineCell | null): Markup {
  if (!cell) return html`<span class="quiet" aria-hidden="true">–</span>`;
  const tone = cell.state === 'lit' ? 'lit' : cell.isFault ? 'dark' : '';
  const words = cell.isFault ? 'fault' : cell.state === 'lit' ? '' : 'off';
  return html`<span class="cell" title="${cell.token}: ${cell.because}"><span class="chip ${tone}" aria-hidden="true">${marks[cell.state]}</span><span class="${words}">${cell.word}</span></span>`;
}

export const engineTable = ({
  verdict,
  engines,
}: ReportModel): Markup => html`<section aria-labelledby="engines"><h2 id="engines">Who may read you</h2>
<p>${verdict}</p>
<table class="engines"><thead><tr><td></td>${purposes.map(({ title }) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>${engines.map(
  ({
    name,
    cells,
  }) => html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td>${engineCell(cell)}</td>`)}</tr>
`,
)}</tbody></table></section>`;

const rung = (
  { title, from, score }: ReportStep,
  index: number,
) => html`<li><span class="number num">${score}</span><div><p><span class="chip">${index + 1}</span><span dir="auto">${title}</span><span class="quiet num">${
  score > from ? `+${score - from}` : 'with the next'
}</span></p>${bar(score, scoreBand(score), from)}</div></li>
`;

export function ladder({ ladder: { steps, all }, score }: ReportModel): Markup | null {
  if (steps.length === 0 || score === null) return null;
  const now = Math.round(score);
  return html`<section aria-labelledby="ladder"><h2 id="ladder">What the fixes are worth</h2>
<p>The score as you make them, one after another.</p>
<ol class="ladder"><li><span class="number num">${now}</span><div><p class="quiet"><span>Now</span></p>${bar(now, scoreBand(now))}</div></li>
${steps.map(rung)}${
  all &&
  html`<li><span class="number num">${all.score}</span><div><p class="quiet"><span>With all ${all.count} fixes</span></p>${bar(all.score, scoreBand(all.score))}</div></li>`
}</ol></section>`;
}

export const groupBars = ({ groups }: ReportModel): Markup | null =>
  groups.length === 0
    ? null
    : html`<section aria-labelledby="points"><h2 id="points">Where the points are</h2>
<dl class="groups">${groups.map(
        ({ name, standing, percent }) =>
          html`<div><dt>${name}</dt><dd>${standing}${bar(percent, 'plain')}</dd></div>`,
      )}</dl></section>`;
