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
