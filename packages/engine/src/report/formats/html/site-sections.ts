import type { ReportedPage, SiteReport } from '../../report-model.ts';
import { html, type Markup } from './markup.ts';
import { webLink } from './web-link.ts';

const whole = (count: number) => count.toLocaleString('en-US');

export const templateTable = ({ templates }: SiteReport): Markup | null =>
  templates.length === 0
    ? null
    : html`<section aria-labelledby="templates"><h2 id="templates">Templates</h2>
<p>Pages with the same pattern and the same build. You can fix them together.</p>
<table><thead><tr><th scope="col">Pattern</th><th scope="col">Pages</th><th scope="col">Score</th></tr></thead><tbody>${templates.map(
        ({
          pattern,
          pages,
          score,
        }) => html`<tr><th scope="row"><bdi>${pattern}</bdi></th><td>${whole(pages)}</td><td>${score}</td></tr>
`,
      )}</tbody></table></section>
`;

function pageRow({ url, title, state, reason, score, failed, warned }: ReportedPage): Markup {
  const name = html`<th scope="row">${webLink(url)}${title !== null && html`<br><span class="quiet note" dir="auto">${title}</span>`}</th>`;
  if (state === 'not-read')
    return html`<tr>${name}<td>–</td><td dir="auto">Could not be checked. ${reason?.text ?? ''}</td></tr>
`;
  const faults = [...failed, ...warned].join(', ');
  return html`<tr>${name}<td>${score ?? '–'}</td><td>${faults === '' ? 'Nothing' : faults}</td></tr>
`;
}

/** Every page with its score and its faults, a row at a time. */
export function* pageTable({ pages }: SiteReport): Generator<Markup, undefined> {
  if (pages.length === 0) return;
  yield html`<section aria-labelledby="pages"><h2 id="pages">Pages (${whole(pages.length)})</h2>
<table class="pages"><thead><tr><th scope="col">Address</th><th scope="col">Score</th><th scope="col">Fails or warns</th></tr></thead><tbody>`;
  for (const page of pages) yield pageRow(page);
  yield html`</tbody></table></section>
`;
}
