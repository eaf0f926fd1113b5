import { readLlmsTxt } from '@visible-ai/shared/llms-txt/read-llms-txt';
import { expect, it } from 'vitest';
import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { readQaSection } from '../qa-section/read-qa-section.ts';
import { siteOf } from '../testing/site-of.ts';
import { writeHere } from '../testing/write-here.ts';

const never = new AbortController().signal;
const news =
  'Last Saturday’s concert in the old church was a great success, and more than 200 people gave for the new roof.';
const definition =
  'Riverbank Choir is a mixed choir of 45 singers in Hexham. We rehearse on Tuesday evenings in the Methodist hall, and no audition is needed.';
const post = (byline: string) => ({
  level: 1,
  heading: 'Our concert raised £2,300',
  text: `${byline}\n\n${news}`,
});
const join = {
  url: '/join',
  title: 'Join us',
  kind: 'about' as const,
  excerpt: definition,
  sections: [{ level: 1, heading: 'Join us', text: definition }],
};
const siteWith = (home: Partial<CrawledPage>) =>
  siteOf([{ url: '/', title: 'Our concert raised £2,300', excerpt: news, ...home }, join], {
    name: 'Riverbank Choir',
    summary: news,
  });
const summaryOf = async (home: Partial<CrawledPage>) =>
  readLlmsTxt((await writeHere.llmsTxt({ site: siteWith(home) }, never)).text);
const answersOf = async (home: Partial<CrawledPage>) =>
  readQaSection((await writeHere.qaSection({ site: siteWith(home), count: 20 }, never)).text);

it.each(['Posted on 3 March 2026 by Helen Moore', '3 March 2026', 'Helen Moore | 2026-03-03'])(
  'a post on the home page, “%s”, does not say what the site is',
  async (byline) => {
    const home = { sections: [post(byline)] };
    const { summary, sections } = await summaryOf(home);
    expect(summary).toBe(definition);
    expect(sections[0]?.links[0]).toMatchObject({ name: 'Riverbank Choir' });
    const said = await answersOf(home);
    expect(said.map(({ question }) => question)).toContain('What is Riverbank Choir?');
    expect(JSON.stringify(said)).not.toContain('Last Saturday');
  },
);

it('what only says when the page was last changed is the byline of no post', async () => {
  const about = { level: 1, heading: 'For singers', text: `Last updated: 3 March 2026\n\n${definition}` };
  const { summary } = await summaryOf({ sections: [about], excerpt: definition });
  expect(summary).toBe(definition);
});

it('a card of news with its text alone, without a line for its day, is no summary either', async () => {
  const card = { level: 2, heading: 'Our concert raised £2,300', text: news, isTeaser: true as const };
  expect(await summaryOf({ sections: [card] })).toEqual(
    await summaryOf({ sections: [post('3 March 2026')] }),
  );
  expect(JSON.stringify(await summaryOf({ sections: [card] }))).not.toContain('concert');
});

it('the cards of a newspaper’s articles, without a day, say nothing of the newspaper, and its list of one article nothing either', async () => {
  const about = 'Riverbank Courier has reported from the valley and its nine villages since 1887.';
  const deck = 'Drivers face a detour of nine kilometres while the council replaces the deck.';
  const card = { level: 2, heading: 'Old bridge to close for a year', text: deck };
  const other = { level: 2, heading: 'School meals to cost more', text: 'Parents protest against the rise.' };
  const site = siteOf(
    [
      { url: '/', title: 'News from the valley', excerpt: `${deck} ${other.text}`, sections: [card, other] },
      {
        url: '/local/',
        title: 'Local',
        sections: [{ level: 1, heading: 'Local', text: '' }, card],
        excerpt: deck,
      },
      {
        url: '/local/bridge/',
        title: card.heading,
        kind: 'article',
        sections: [{ level: 1, heading: card.heading, text: deck }],
      },
      { url: '/local/meals/', title: other.heading, kind: 'article' },
      {
        url: '/about/',
        title: 'About us',
        kind: 'about',
        sections: [{ level: 1, heading: 'About us', text: about }],
      },
    ],
    { name: 'Riverbank Courier' },
  );
  const { text } = await writeHere.llmsTxt({ site }, never);
  const { summary, sections } = readLlmsTxt(text);
  expect(summary).toBe(about);
  const notes = new Map(sections.flatMap(({ links }) => links.map(({ url, notes: said }) => [url, said])));
  expect(
    [...notes].filter(([, said]) => said?.includes('detour')).map(([url]) => new URL(url).pathname),
  ).toEqual(['/local/bridge/']);
  const asked = readQaSection((await writeHere.qaSection({ site, count: 20 }, never)).text);
  expect(JSON.stringify(asked)).not.toContain('detour');
});

it('a blog that shows its last post whole is not what one part of that post tells', async () => {
  const mending =
    'Wipe the table with a damp cloth and let it dry for two hours before you oil it with a cotton rag.';
  const parts = [
    {
      level: 1,
      heading: 'How to oil a table',
      text: 'An oiled table lasts for decades if you oil it every year.',
    },
    { level: 2, heading: 'Cleaning', text: mending },
  ];
  const article = { url: '/oil', title: 'How to oil a table', kind: 'article' as const, sections: parts };
  const home = { url: '/', title: 'Riverbank Choir', excerpt: mending, sections: parts };
  const site = siteOf([home, article, join], { name: 'Riverbank Choir', summary: mending });
  expect(readLlmsTxt((await writeHere.llmsTxt({ site }, never)).text).summary).toBe(definition);
  const said = readQaSection((await writeHere.qaSection({ site, count: 20 }, never)).text);
  const identity = said.find(({ question }) => question === 'What is Riverbank Choir?');
  expect(JSON.stringify(identity)).toContain('mixed choir of 45 singers');
});

it('of a home page of posts the page about the site tells what it is, not the one about its team before it', async () => {
  const text = 'Who sings in Riverbank Choir. Ann Lee learned to sing in Leeds and came to Hexham in 2003.';
  const team = {
    url: '/team',
    title: 'Team',
    kind: 'about' as const,
    excerpt: text,
    sections: [{ level: 1, heading: 'Team', text }],
  };
  const home = { url: '/', title: 'Riverbank Choir', excerpt: news, sections: [post('3 March 2026')] };
  const site = siteOf([home, team, join], { name: 'Riverbank Choir', summary: news });
  expect(readLlmsTxt((await writeHere.llmsTxt({ site }, never)).text).summary).toBe(definition);
});
