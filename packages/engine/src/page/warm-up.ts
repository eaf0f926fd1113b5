import { extractPageFacts } from './extract-page-facts.ts';

/** A page with a little of everything that is read. */
const SAMPLE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sample &amp; more</title>
<meta name="description" content="A page."><meta property="og:title" content="Sample"><link rel="canonical" href="/">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"FAQPage","datePublished":
"2026-01-01T10:00:00Z","mainEntity":[{"@type":"Question","name":"Why?","acceptedAnswer":{"@type":"Answer","text":"So."}}]}]}</script></head>
<body><nav><a href="/a">A</a></nav><main><h1>Sample</h1><div itemscope itemtype="https://schema.org/Thing"><p itemprop="name">Name</p></div>
<h2>Is it short?</h2><p>It <b>is</b>.<img src="a.png" alt=""><time datetime="2026-01-01">New year</time></p>
<details><summary>Really?</summary>Yes.</details><table><tr><td>1</table></main><noscript><p>On</p></noscript></body></html>`;

const ROUNDS = 30;

/**
 * Reads a sample until the code is compiled. A new worker's first page takes ten times as long as later ones;
 * no visitor should wait for that.
 */
export function warmUp(): void {
  const bytes = new TextEncoder().encode(SAMPLE);
  for (let round = 0; round < ROUNDS; round += 1) {
    extractPageFacts({ bytes, contentType: 'text/html', url: 'https://sample.example/' });
  }
}
