import { readLlmsTxt } from '@visible-ai/shared/llms-txt/read-llms-txt';
import { expect, it } from 'vitest';
import { createContentWriters } from '../../src/model/create-content-writers.ts';
import { readQaSection } from '../../src/write/qa-section/read-qa-section.ts';
import { writeHere } from '../../src/write/testing/write-here.ts';
import { openCrawler } from '../crawl/open-crawler.ts';
import { siteOf } from '../crawl/site-of.ts';

const writers = createContentWriters(null, writeHere);
const never = new AbortController().signal;

/** What is written of a site in the markup of its builder. */
async function write(files: Record<string, string>) {
  const { origin, host } = await siteOf(files);
  const { site } = await openCrawler([host]).crawl(`${origin}/`, { pageLimit: 100 });
  const { text } = await writers.llmsTxt(site, never);
  const { title, summary, sections } = readLlmsTxt(text);
  const links = sections.flatMap((section) => section.links);
  const qa = readQaSection((await writers.qaSection(site, 20, never)).text);
  return {
    text,
    title,
    summary,
    sections: sections.map((section) => section.title),
    notes: Object.fromEntries(links.map(({ name, notes }) => [name, notes])),
    answers: Object.fromEntries(
      qa.map(({ question, answer }) => [question, answer.map(({ text: said }) => said).join(' ')]),
    ),
  };
}

it('Ghost with Casper: no line of dates and no text of the theme describes anything', async () => {
  const head = (title: string, path: string) =>
    `<!doctype html><html lang="en"><head><title>${title}</title><link rel="canonical" href="{origin}${path}">
<meta name="description" content="Thoughts, stories and ideas."><meta property="og:site_name" content="Slow Bread"><meta name="generator" content="Ghost 5.82"></head>`;
  const nav =
    '<header id="gh-head" class="gh-head outer"><div class="gh-head-brand"><a class="gh-head-logo" href="/">Slow Bread</a></div><nav class="gh-head-menu"><ul class="nav"><li><a href="/about/">About</a></li></ul></nav></header>';
  const card = (slug: string, title: string, date: string) =>
    `<article class="post-card post"><div class="post-card-content"><a class="post-card-content-link" href="/${slug}/"><header class="post-card-header"><h2 class="post-card-title">${title}</h2></header><div class="post-card-excerpt">${title} took me nine days and three loaves that nobody could eat.</div></a><footer class="post-card-meta"><time class="post-card-meta-date" datetime="2026-06-03">${date}</time> <span class="post-card-meta-length">6 min read</span></footer></div></article>`;
  const post = (slug: string, title: string) =>
    `${head(title, `/${slug}/`)}<body class="post-template">${nav}<main><article class="article post"><header class="article-header"><h1 class="article-title">${title}</h1></header><section class="gh-content"><p>I baked it first with a new class in Leeds, in an oven that nobody trusted.</p></section></article></main></body></html>`;
  const written = await write({
    '/': `${head('Slow Bread', '/')}<body class="home-template">${nav}<div class="site-header-content"><h1 class="site-title">Slow Bread</h1><p class="site-description">Thoughts, stories and ideas.</p></div><main id="site-main"><div class="post-feed">${card('rye', 'Rye starter', 'Jun 3, 2026')}${card('spelt', 'Spelt rolls', 'May 6, 2026')}</div></main></body></html>`,
    '/about/': `${head('About this site', '/about/')}<body class="page-template">${nav}<main><article><h1 class="article-title">About this site</h1><section class="gh-content"><p>Slow Bread is a newsletter about baking at home with little time and no mixer.</p><h2>Access all areas</h2><p>By signing up, you'll get access to the full archive of everything that's been published before and everything that's still to come. Your very own private library.</p></section></article></main></body></html>`,
    '/rye/': post('rye', 'Rye starter'),
    '/spelt/': post('spelt', 'Spelt rolls'),
  });
  expect(written.text).not.toMatch(/min read|Thoughts, stories|private library/);
  expect(written.summary).toBe(
    'Slow Bread is a newsletter about baking at home with little time and no mixer.',
  );
  expect(written.answers).toEqual({
    'What is Slow Bread?': 'Slow Bread is a newsletter about baking at home with little time and no mixer.',
  });
});

it('Shopify with Dawn: the texts of the theme are nobody’s', async () => {
  const page = (title: string, main: string) =>
    `<!doctype html><html class="no-js" lang="en"><head><title>${title}</title><meta property="og:site_name" content="Fjell &amp; Fold"><meta property="og:description" content="Fjell &amp; Fold"></head><body><sticky-header class="header-wrapper"><header class="header"><a href="/" class="header__heading-link">Fjell &amp; Fold</a><nav><ul class="list-menu"><li><a href="/pages/our-wool">Our wool</a></li></ul></nav></header></sticky-header><main id="MainContent">${main}</main></body></html>`;
  const written = await write({
    '/': page(
      'Fjell &amp; Fold',
      '<div class="banner__content"><h2 class="banner__heading">Wool for bad weather</h2><div class="banner__text rte body"><p>Give customers details about the banner image(s) or content on the template.</p></div></div><div class="rich-text"><h2>Made in Leicester</h2><div class="rte"><p>Fjell &amp; Fold knits socks, hats and blankets from Norwegian and Yorkshire wool.</p></div></div>',
    ),
    '/pages/our-wool': page(
      'Our wool – Fjell &amp; Fold',
      '<h1>Our wool</h1><p>Pair text with an image to focus on your chosen product, collection, or blog post. Add details on availability, style, or even provide a review.</p><p>Spælsau wool is the coarse, shiny wool of an old Norwegian breed of sheep with a short tail.</p>',
    ),
  });
  expect(written.text).not.toMatch(/Give customers|Pair text/);
  expect(written.summary).toBe(
    'Fjell & Fold knits socks, hats and blankets from Norwegian and Yorkshire wool.',
  );
});

it('Joomla with Cassiopeia: its button for phones names no section, its tagline is no part of the name', async () => {
  const page = (title: string, main: string) =>
    `<!doctype html><html lang="de-de"><head><title>${title}</title><meta name="generator" content="Joomla! - Open Source Content Management"></head><body class="site com_content"><header class="header container-header full-width"><div class="grid-child"><div class="navbar-brand"><a class="brand-logo" href="/">Kanzlei Brandt &amp; Özdemir</a><div class="site-description">Rechtsanwälte in Kassel</div></div></div><div class="grid-child container-nav"><nav class="navbar navbar-expand-lg" aria-label="Hauptmenü"><button class="navbar-toggler navbar-toggler-right" type="button" data-bs-toggle="collapse" data-bs-target="#navbar1" aria-label="Navigation umschalten"><span class="icon-menu" aria-hidden="true"></span></button><div class="collapse navbar-collapse" id="navbar1"><ul class="mod-menu mod-list nav"><li class="nav-item"><a href="/">Startseite</a></li><li class="nav-item"><a href="/kanzlei">Kanzlei</a></li><li class="nav-item"><a href="/kosten">Kosten</a></li></ul></div></nav></div></header><main>${main}</main></body></html>`;
  const written = await write({
    '/': page(
      'Startseite',
      '<div class="page-header"><h1>Startseite</h1></div><p>Wir vertreten Arbeitnehmer, Mieter und kleine Unternehmen in Nordhessen, seit 2003 und mit drei Fachanwälten.</p>',
    ),
    '/kanzlei': page(
      'Kanzlei',
      '<h1>Kanzlei</h1><p>Unsere Kanzlei liegt im Vorderen Westen, zwei Minuten vom Hauptbahnhof.</p><h2>Jens Brandt</h2><p>Fachanwalt für Arbeitsrecht, zugelassen seit 1999.</p>',
    ),
    '/kosten': page(
      'Kosten',
      '<h1>Kosten</h1><p>Unsere Gebühren richten sich nach dem Rechtsanwaltsvergütungsgesetz.</p>',
    ),
  });
  expect(written.title).toBe('Kanzlei Brandt & Özdemir');
  expect(written.sections).toEqual(['Wichtige Seiten']);
});
