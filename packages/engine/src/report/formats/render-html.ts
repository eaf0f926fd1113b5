import type { Report, TextOptions, TextParts } from '../report.ts';
import type { ReportBranding } from '../report-branding.ts';
import type { ReportModel } from '../report-model.ts';
import { faultCard, restOf } from './html/finding-sections.ts';
import { html, type Markup } from './html/markup.ts';
import { pageTable, templateTable } from './html/site-sections.ts';
import { style } from './html/style.ts';
import { engineTable, groupBars, ladder, scoreRing } from './html/summary-sections.ts';
import { webLink } from './html/web-link.ts';
import { footerOf, makerOf } from './maker-of.ts';
import { absoluteMoment } from './report-words.ts';

/** Nothing is loaded, run or sent: the style is in the file, a logo is included as its bytes. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

function toBase64(bytes: Uint8Array): string {
  let signs = '';
  for (const byte of bytes) signs += String.fromCharCode(byte);
  return btoa(signs);
}

const logo = ({ logo: picture, name }: ReportBranding): Markup | null =>
  picture && html`<img src="data:${picture.mediaType};base64,${toBase64(picture.bytes)}" alt="${name}">`;

function brandLine(branding: ReportBranding | null): Markup {
  const maker = makerOf(branding);
  const picture = branding && logo(branding);
  // A lit chip is the product's mark; a custom brand has its logo, or only its name.
  const mark =
    branding?.name || maker === null ? null : html`<span class="chip lit" aria-hidden="true">1</span>`;
  return html`<span class="brand">${picture ?? mark}${maker !== null && (!picture || maker !== branding?.name) && html`<bdi>${maker}</bdi>`}</span>`;
}

function opening(model: ReportModel, { branding }: TextOptions): Markup {
  const { title, address, createdAt, cap, notes, score } = model;
  const accent = /^#[0-9a-f]{6}$/i.exec(branding?.accent ?? '')?.[0] ?? null;
  const of = score === null ? '' : ` ${Math.round(score)} of 100`;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light dark">
<title>${title}: AI visibility${of}</title>
<style>${{ markup: style(accent) }}</style></head>
<body><main class="page"><div class="top">${brandLine(branding)}<time class="quiet" datetime="${createdAt}">${absoluteMoment(createdAt)}</time></div>
<div class="hero">${scoreRing(model)}<div><h1 dir="auto">${title}</h1><p class="address"><code>${webLink(address)}</code></p>${
    model.kind === 'site' && html`<p class="extent">${model.extent}</p>`
  }</div></div>
${cap && html`<p class="cap" role="note" dir="auto"><strong>The score is capped at ${cap.at}</strong> because ${cap.because}.</p>`}${
  notes.length > 0 && html`<ul class="notes">${notes.map((note) => html`<li><bdi>${note}</bdi></li>`)}</ul>`
}`;
}

function closing({ branding }: TextOptions): Markup {
  const footer = footerOf(branding);
  const website = branding?.website ?? '';
  if (footer === '' && website === '')
    return html`</main></body></html>
`;
  return html`<footer>${footer !== '' && html`<span dir="auto">${footer}</span>`}${website !== '' && webLink(website)}</footer></main></body></html>
`;
}

function* sections({ model }: Report, options: TextOptions): Generator<Markup, undefined> {
  yield opening(model, options);
  yield html`<div class="two">${engineTable(model)}${ladder(model)}</div>${groupBars(model)}`;
  const faults = model.findings.filter(({ status }) => status === 'fail' || status === 'warn');
  yield html`<section aria-labelledby="faults"><h2 id="faults">What to fix</h2>${faults.length === 0 && html`<p>Nothing was found.</p>`}
`;
  for (const [index, finding] of faults.entries()) yield faultCard(finding, index + 1);
  yield html`${restOf(
    'Left out of the score',
    model.findings.filter(({ status }) => status === 'na'),
  )}${restOf(
    'Passed',
    model.findings.filter(({ status }) => status === 'pass'),
  )}</section>
`;
  if (model.kind === 'site') {
    yield html`${templateTable(model)}`;
    yield* pageTable(model);
  }
  yield closing(options);
}

/** One file without scripts that loads nothing: it can be opened anywhere, sent and printed. */
export function* renderHtml(report: Report, options: TextOptions): TextParts {
  for (const { markup } of sections(report, options)) yield markup;
}
