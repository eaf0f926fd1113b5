import type { Finding } from '../../report-model.ts';
import { placesText, priorityWords, statusWords, worthText } from '../report-words.ts';
import { html, type Markup } from './markup.ts';
import { webLink } from './web-link.ts';

function facts(finding: Finding): Markup {
  const { status, group, priority } = finding;
  const words = [group.name, priority && priorityWords[priority], worthText(finding), placesText(finding)];
  return html`<p class="facts"><span class="badge ${status}">${statusWords[status]}</span>${words.map(
    (word) => word !== null && html`<span dir="auto">${word}</span>`,
  )}</p>`;
}

/** One thing to fix: what was found, where, how to fix it, and why it matters. */
export function faultCard(finding: Finding, number: number): Markup {
  const { title, action, evidence, details, fix, snippet, why, places } = finding;
  return html`<article class="fault-card"><header><span class="chip">${number}</span><h3 dir="auto">${title}</h3></header>
${facts(finding)}
${evidence !== '' && html`<p dir="auto">${evidence}</p>`}${
  details.length > 0 && html`<ul>${details.map((detail) => html`<li><bdi>${detail}</bdi></li>`)}</ul>`
}${
  places &&
  places.examples.length > 0 &&
  html`<ul>${places.examples.map((url) => html`<li>${webLink(url)}</li>`)}</ul>`
}${
  fix !== null &&
  html`<div class="fix"><strong dir="auto">${action ?? 'How to fix it'}</strong><p dir="auto">${fix}</p></div>`
}${
  snippet &&
  html`<figure><figcaption dir="auto">${snippet.label}</figcaption><pre dir="ltr"><code>${snippet.code}</code></pre></figure>`
}${why !== '' && html`<p class="note quiet" dir="auto"><b>Why:</b> ${why}</p>`}</article>
`;
}

/** Findings without a fix, folded. */
export const restOf = (title: string, findings: readonly Finding[]): Markup | null =>
  findings.length === 0
    ? null
    : html`<details><summary>${title} (${findings.length})</summary><ul class="rest">${findings.map(
        (finding) =>
          html`<li><b dir="auto">${finding.title}</b><p dir="auto">${finding.evidence}</p></li>
`,
      )}</ul></details>
`;
