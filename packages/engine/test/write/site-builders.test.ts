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

it('Bootstrap with plans: each plan has its price, and a position is nothing that the firm says of itself', async () => {
  const page = (title: string, main: string) =>
    `<!doctype html><html lang="en"><head><title>${title}</title></head><body><div class="container"><header><a href="/">Rosterly</a><nav><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/jobs/backend-engineer">Jobs</a></nav></header><main>${main}</main></div></body></html>`;
  const plan = (name: string, price: string, users: number) =>
    `<div class="col"><div class="card mb-4"><div class="card-header py-3"><h4 class="my-0 fw-normal">${name}</h4></div><div class="card-body"><h1 class="card-title pricing-card-title">${price}<small class="text-body-secondary fw-light">/mo</small></h1><ul class="list-unstyled"><li>${users} users included</li></ul><button type="button" class="btn">Get started</button></div></div></div>`;
  const written = await write({
    '/': page(
      'Rosterly – Shift planning for cafés',
      '<h1>Shift planning that your team can read on a phone</h1><p>Rosterly is a shift planner for cafés and small shops. Managers draw the week in ten minutes.</p>',
    ),
    '/features': page(
      'Features – Rosterly',
      '<h1>Features</h1><p>Everything is on one screen, on the phone and on the till, also without a network.</p>',
    ),
    '/pricing': page(
      'Pricing – Rosterly',
      `<h1>Pricing</h1><p>Pay for the people on your roster.</p><div class="row">${plan('Free', '$0', 10)}${plan('Pro', '$15', 20)}${plan('Enterprise', '$29', 30)}</div>`,
    ),
    '/jobs/backend-engineer': page(
      'Backend engineer – Rosterly',
      '<h1>Backend engineer</h1><p>Own the interface of Rosterly that 1,100 shops call every day, in Utrecht or remote.</p><h2>How do I apply?</h2><p>Send your CV to Rosterly at jobs@rosterly.example until 15 December 2026.</p>',
    ),
  });
  expect(written.text).toContain('- Prices: Pro $15/mo; Enterprise $29/mo');
  expect(written.text.split('## ')[0]).not.toContain('CV');
  expect(written.answers).not.toHaveProperty('How do I apply?');
  expect(written.answers).toEqual({
    'What is Rosterly?':
      'Rosterly is a shift planner for cafés and small shops. Managers draw the week in ten minutes.',
    'What are the prices?': 'Free: $0/mo Pro: $15/mo Enterprise: $29/mo',
  });
});

it('Drupal of a town: “the Town of”, and hours without the address before them', async () => {
  const page = (title: string, main: string) =>
    `<!doctype html><html lang="en" dir="ltr"><head><title>${title} | Town of Alder Falls</title></head><body><header role="banner"><div class="site-branding__name"><a href="/" rel="home">Town of Alder Falls</a></div><nav role="navigation"><ul><li><a href="/contact">Contact</a></li></ul></nav></header><main role="main"><h1 class="title page-title">${title}</h1>${main}</main></body></html>`;
  const written = await write({
    '/': page(
      'Welcome',
      '<p>Alder Falls has 6,140 people and lies on the Wissa River in northern Vermont.</p><h2>Town Hall hours</h2><p>Monday to Thursday, 8:00 am to 4:30 pm.</p>',
    ),
    '/contact': page(
      'Contact',
      '<p>Town Hall: 14 Main Street, Alder Falls, VT 05999. Open on Fridays from 10 am to 4 pm.</p><p>Phone: (802) 446-0147</p>',
    ),
  });
  expect(written.text).toContain('- Address: 14 Main Street, Alder Falls, VT 05999\n');
  expect(written.text).toContain('- Opening hours: Open on Fridays from 10 am to 4 pm\n');
  expect(Object.keys(written.answers)).toContain('How can I contact the Town of Alder Falls?');
  expect(written.answers['What are the opening hours?']).toBe('Monday to Thursday, 8:00 am to 4:30 pm.');
});

it('a person who is introduced by the first name only: who, not what', async () => {
  const page = (title: string, main: string) =>
    `<!doctype html><html lang="en"><head><title>${title}</title></head><body><header><nav><a href="/">home</a> <a href="/about">about</a></nav></header><main>${main}</main><footer><a href="mailto:hello@marta.example">hello@marta.example</a></footer></body></html>`;
  const { answers } = await write({
    '/': page(
      'Marta draws things',
      "<h1>Hi, I'm Marta 👋</h1><p>I draw picture books and maps. I live in Budapest with two cats.</p>",
    ),
    '/about': page(
      'about – Marta draws things',
      '<h1>About me</h1><p>I have drawn for a living since 2014.</p>',
    ),
  });
  expect(answers).toEqual({
    'Who is Marta?': 'I draw picture books and maps. I live in Budapest with two cats.',
    'How can I contact Marta?': 'hello@marta.example',
  });
});

it('slides about a program whose name looks like a host: what it is', async () => {
  const { text, answers } = await write({
    '/': '<!doctype html><html lang="en"><head><title>tween.js | animations for the browser | by Ann Lee @ann</title><meta name="description" content="tween.js is a tool that moves the elements of a page from one place to another."></head><body><div id="slides"><div class="step"><q>Aren’t you just bored with all those slides?</q></div><div class="step"><h1>tween.js<sup>*</sup></h1><p>tween.js is a tool that moves the elements of a page from one place to another.</p></div></div></body></html>',
  });
  expect(text).toMatch(/^# tween\.js\n/);
  expect(Object.keys(answers)).toEqual(['What is tween.js?']);
});

it('a résumé: who the person is, though the page does not introduce them', async () => {
  const { answers } = await write({
    '/': '<!doctype html><html lang="en"><head><title>Resume – Clarence Taylor</title></head><body><nav><a href="/">Clarence Taylor</a></nav><main><h1>Clarence Taylor</h1><p>3542 Berry Street, Cheyenne Wells, CO 80810</p><p>I have led teams that build web services for railways and for ports.</p><h2>Experience</h2><h3>Lead developer</h3><p>Timetables for a railway.</p><h2>Education</h2><h3>University of Colorado Boulder</h3><p>Computer science.</p></main></body></html>',
  });
  expect(Object.keys(answers)).toContain('Who is Clarence Taylor?');
  expect(Object.keys(answers).filter((question) => /^What is|^Where is/.test(question))).toEqual([]);
});

it('Wix in French: what a form says after it was sent answers nothing, and a loaf has its price a kilo', async () => {
  const page = (title: string, main: string) =>
    `<!DOCTYPE html><html lang="fr"><head><title>${title} | Le Four de Lise</title><meta name="generator" content="Wix.com Website Builder"></head><body><div id="SITE_CONTAINER"><header id="SITE_HEADER"><h6 class="font_6"><a href="/">Le Four de Lise</a></h6><nav aria-label="Site"><ul><li><a href="/nos-pains"><p>Nos pains</p></a></li><li><a href="/contact"><p>Contact</p></a></li></ul></nav></header><main id="PAGES_CONTAINER"><div class="wixui-rich-text">${main}</div></main></div></body></html>`;
  const { text, notes, answers } = await write({
    '/': page(
      'Accueil',
      '<h1 class="font_0">Du pain au levain</h1><p class="font_8">Le Four de Lise est une boulangerie de quartier à Nantes : six pains et rien d’autre.</p><p class="font_8">Je suis un paragraphe. Cliquez ici pour ajouter votre propre texte et modifiez-moi.</p>',
    ),
    '/nos-pains': page(
      'Nos pains',
      '<h1>Nos pains</h1><h3>Le pain de seigle</h3><p>Il se garde une semaine dans un torchon.</p><p>6,20 € le kilo</p><h3>La tourte</h3><p>Une grande miche de deux kilos, à partager, qui se vend aussi au quart.</p><p>5,80 € le kilo</p>',
    ),
    '/contact': page(
      'Contact',
      '<h1>Contact</h1><p>7 rue des Carmes, 44000 Nantes</p><p>Tél. 02 40 55 01 23</p><p>Envoyer</p><p>Merci pour votre envoi !</p>',
    ),
  });
  expect(text).not.toMatch(/Merci|paragraphe/);
  expect(text).toContain('- Tarifs : Le pain de seigle 6,20 € le kilo; La tourte 5,80 € le kilo');
  expect(notes['Nos pains']).toBe('Une grande miche de deux kilos, à partager, qui se vend aussi au quart.');
  expect(answers['Comment contacter Le Four de Lise ?']).toBe(
    '7 rue des Carmes, 44000 Nantes Tél. 02 40 55 01 23',
  );
});

it('a page of one dentist with anchors: “Dr.” is no name, and all prices are told', async () => {
  const { title, answers } = await write({
    '/': `<!DOCTYPE html><html lang="de"><head><title>Zahnarzt Dr. Lena Hofer | Graz</title></head><body><header class="sticky top-0"><a href="#top" class="font-bold">Dr. Lena Hofer</a><nav><a href="#preise">Preise</a><a href="#kontakt">Kontakt</a></nav></header>
<section id="top"><h1>Zahnarzt in Graz, ohne Wartezimmerangst</h1><p>Dr. Lena Hofer behandelt seit 2012 Erwachsene und Kinder in der Annenstraße, mit viel Zeit.</p></section>
<section id="preise"><h2>Preise</h2><div><h3>Mundhygiene</h3><p><span class="text-4xl">€ 110</span></p><ul><li>50 Minuten</li></ul></div><div><h3>Bleaching</h3><p><span class="text-4xl">€ 390</span></p><ul><li>zwei Sitzungen</li></ul></div></section>
<section id="kontakt"><h2>Kontakt</h2><p>Annenstraße 31, 8020 Graz</p><p>Telefon: <a href="tel:+43316000123">0316 000123</a></p><h3>Ordinationszeiten</h3><table><tr><td>Mo, Di</td><td>8–14 Uhr</td></tr><tr><td>Mi</td><td>13–19 Uhr</td></tr></table></section><footer><p>© 2026 Dr. Lena Hofer</p></footer></body></html>`,
  });
  expect(title).toBe('Dr. Lena Hofer');
  expect(answers['Wie sind die Öffnungszeiten?']).toBe('Mo, Di: 8–14 Uhr Mi: 13–19 Uhr');
  expect(answers).toHaveProperty('Wer ist Dr. Lena Hofer?');
  expect(answers['Was kostet es?']).toBe('Mundhygiene: € 110 Bleaching: € 390');
  expect(Object.keys(answers).join()).not.toMatch(/Dr(?!\. Lena Hofer)/);
});

it('a page of 2005 in tables: its cells are texts, and its last line says nothing of the club', async () => {
  const page = (title: string, main: string) =>
    `<HTML><HEAD><TITLE>Dunmore Model Railway Club - ${title}</TITLE></HEAD><BODY BGCOLOR="#FFFFCC"><CENTER><TABLE WIDTH="760"><TR><TD COLSPAN="2"><FONT SIZE="6"><B>Dunmore Model Railway Club</B></FONT></TD></TR><TR><TD WIDTH="140" VALIGN="top"><A HREF="/">Home</A><BR><A HREF="layouts.htm">Our layouts</A><BR><A HREF="join.htm">How to join</A></TD><TD VALIGN="top"><FONT FACE="Arial">${main}</FONT></TD></TR><TR><TD COLSPAN="2" ALIGN="center"><FONT SIZE="1">This page was last updated on 14 March 2009. You are visitor number <IMG SRC="counter.gif">. Best viewed in 800x600.</FONT></TD></TR></TABLE></CENTER></BODY></HTML>`;
  const { summary, notes } = await write({
    '/': page(
      'Home',
      '<P><B>Welcome to our web site!</B></P><P>The Dunmore Model Railway Club was founded in 1971 and meets every Tuesday in the goods shed.</P>',
    ),
    '/layouts.htm': page(
      'Our layouts',
      '<P><B>Our layouts</B></P><P>Castlerea is a layout of 6 metres that shows the station in 1958, with 22 points.</P>',
    ),
    '/join.htm': page(
      'How to join',
      '<P><B>How to join</B></P><P>Come to a club night, three visits are free. Membership costs 60 euros a year.</P>',
    ),
  });
  expect(summary).toBe(
    'The Dunmore Model Railway Club was founded in 1971 and meets every Tuesday in the goods shed.',
  );
  expect(notes['How to join']).toBe(
    'Come to a club night, three visits are free. Membership costs 60 euros a year.',
  );
});

it('Doxygen and a manual: a heading below the first text names no page, and a command installs', async () => {
  const page = (title: string, main: string) =>
    `<!DOCTYPE html><html lang="en"><head><meta name="generator" content="Doxygen 1.9.4"><title>${title}</title></head><body><div id="top"><div id="projectname">Ringlet&#160;<span id="projectnumber">1.4</span></div></div><a href="install.html">Install</a><div class="contents"><div class="textblock">${main}</div></div></body></html>`;
  const { notes, answers } = await write({
    '/': page(
      'Ringlet: Ringlet',
      '<p>Ringlet is a small C library with a lock-free ring buffer for one writer and one reader.</p><h1><a class="anchor" id="how"></a>Memory</h1><p>A ring holds one byte less than its size.</p>',
    ),
    '/install.html': page(
      'Ringlet: Install the agent',
      '<h1>Install the agent</h1><p>The agent checks rings inside a network that nobody can reach from outside.</p><pre><code>npm install -g ringlet-agent</code></pre>',
    ),
  });
  expect(Object.keys(notes)).toEqual(['Ringlet', 'Install the agent']);
  expect(answers['How do I install the agent?']).toContain('npm install -g ringlet-agent');
});

it('a podcast: its newest episode keeps its text, which the lists repeat', async () => {
  const page = (title: string, main: string) =>
    `<!doctype html><html lang="en"><head><title>${title} – Slow Rivers</title></head><body><header><a href="/" class="logo">Slow Rivers</a><nav><a href="/episodes">Episodes</a></nav></header><main>${main}</main></body></html>`;
  const dam =
    'Engineer Ruth Ndlovu tells why a dam on the Orange River was drawn four times and never built.';
  const eels = 'Eels swim 6,000 km to spawn, and nobody has seen them do it since records began in 1893.';
  const card = (slug: string, title: string, text: string) =>
    `<article><h2><a href="/episodes/${slug}">${title}</a></h2><p>Episode · 48 min · 3 Jun 2026</p><p>${text}</p></article>`;
  const cards = card('12-dam', 'The dam that was not', dam) + card('11-eels', 'Eels and us', eels);
  const { notes } = await write({
    '/': page(
      'Slow Rivers',
      `<h1>Slow Rivers</h1><p>Slow Rivers is a podcast about water and those who live with it.</p>${cards}`,
    ),
    '/episodes': page('Episodes', `<h1>Episodes</h1>${cards}`),
    '/episodes/12-dam': page('The dam that was not', `<h1>The dam that was not</h1><p>${dam}</p>`),
    '/episodes/11-eels': page('Eels and us', `<h1>Eels and us</h1><p>${eels}</p>`),
  });
  expect(notes).toMatchObject({ 'The dam that was not': dam, 'Eels and us': eels });
});

it('DokuWiki: its program is no section, and a question without a subject is not asked', async () => {
  const page = (id: string, main: string) =>
    `<!DOCTYPE html><html lang="en" dir="ltr" class="no-js"><head><title>${id} [Hillside Wiki]</title><meta name="generator" content="DokuWiki"/></head><body><div id="dokuwiki__site"><header id="dokuwiki__header"><h1 class="logo"><a href="/doku.php/start" accesskey="h"><span>Hillside Wiki</span></a></h1></header><main id="dokuwiki__content"><div class="page">${main}</div></main></div></body></html>`;
  const links =
    '<ul><li><a href="/doku.php/guide:compost" class="wikilink1">Compost</a></li><li><a href="/doku.php/guide:water" class="wikilink1">Water</a></li></ul>';
  const home = page(
    'start',
    `<h1 class="sectionedit1" id="h">Hillside Allotments</h1><p>Hillside Allotments is a site of 84 plots above Sheffield, rented by people who grow their food.</p>${links}`,
  );
  const { sections, answers } = await write({
    '/': home,
    '/doku.php/start': home,
    '/doku.php/guide:compost': page(
      'guide:compost',
      '<h1>Compost</h1><p>Compost is what is left of garden waste after worms have worked on it for a year.</p><h2>What may go in?</h2><p>Vegetable peelings, coffee grounds, cardboard and grass. No meat, no bread.</p>',
    ),
    '/doku.php/guide:water': page(
      'guide:water',
      '<h1>Water</h1><p>Water is turned on from April to October; hoses may be used before 9 am only.</p>',
    ),
  });
  expect(sections).not.toContain('Doku.php');
  expect(Object.keys(answers)).not.toContain('What may go in?');
});

it('a blog whose posts have a bare `<time>` below their titles: they were published then', async () => {
  const post = (title: string, main: string) =>
    `<!doctype html><html lang="ro"><head><title>${title} – Clinica Zâmbet</title></head><body><nav><a href="/">Acasă</a> <a href="/blog/implant">Blog</a></nav><main><h1>${title}</h1>${main}</main></body></html>`;
  const { origin, host } = await siteOf({
    '/': post(
      'Clinica Zâmbet',
      '<p>Clinica Zâmbet oferă tratamente pentru adulți și copii în centrul orașului.</p>',
    ),
    '/blog/implant': post(
      'Cât durează un implant',
      '<time>12 martie 2025</time><p>Un implant durează în medie zece până la douăzeci de ani.</p>',
    ),
  });
  const { site } = await openCrawler([host]).crawl(`${origin}/`);
  expect(site.pages.find(({ url }) => url.endsWith('/blog/implant'))).toMatchObject({
    kind: 'article',
    published: '2025-03-12',
  });
});
