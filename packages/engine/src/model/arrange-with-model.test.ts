import { readLlmsTxt } from '@visible-ai/shared/llms-txt/read-llms-txt';
import { afterEach, describe, expect, it } from 'vitest';
import { siteOf } from '../write/testing/site-of.ts';
import { writeHere } from '../write/testing/write-here.ts';
import { createContentWriters } from './create-content-writers.ts';
import { createPromptWriters } from './create-prompt-writers.ts';
import { type ChatRequest, serveModel } from './testing/serve-model.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
const never = new AbortController().signal;

const page = (name: string, says: string, language = 'en') => ({
  url: `/${name.toLowerCase().replaceAll(' ', '-')}`,
  title: name,
  description: says,
  language,
});
const pages = [
  {
    url: '/',
    title: 'Anvil House',
    description: 'Anvil House forges anvils and hammers by hand for smiths.',
  },
  page('London anvil', 'The London anvil has a horn and a table, and weighs eighty kilograms in all.'),
  page('Farrier hammer', 'A hammer for farriers with a rounded face, forged and tempered by hand here.'),
  page(
    'Caring for an anvil',
    'How smiths keep the face of an anvil clean, dry and free of rust over winter.',
  ),
  page('Mounting on a stump', 'How to set an anvil on a stump of oak so that it neither moves nor rings.'),
  page('Our workshop', 'Where the forge stands, who works in it and which tools for smiths are made.'),
];
const site = siteOf([
  ...pages,
  page('Amboss', 'Unsere Ambosse werden von Hand geschmiedet und im Ganzen gehärtet.', 'de'),
  page('Hämmer', 'Unsere Hämmer haben Stiele aus Esche und werden von Hand geschmiedet.', 'de'),
  { ...page('Privacy policy', 'What we keep about those who order, and for how long.'), kind: 'legal' },
]);

async function fileBy(answer: unknown, of = site) {
  const requests: ChatRequest[] = [];
  const served = await serveModel((request) => {
    requests.push(request);
    const asked = request.response_format?.json_schema?.name;
    return { text: JSON.stringify(asked === 'sections' ? answer : { pages: [] }) };
  });
  open.push(served.close);
  const { text, notes } = await createContentWriters(served.model, writeHere).llmsTxt(of, never);
  const sections = readLlmsTxt(text).sections.map(({ title, links }) => [
    title,
    links.map(({ name }) => name),
  ]);
  return { text, notes, sections, requests, model: served.model };
}
const alone = async (of = site) => (await createContentWriters(null, writeHere).llmsTxt(of, never)).text;
const good = [
  { title: 'Anvils and hammers', pages: [1, 3, 2] },
  { title: 'For smiths', pages: [5, 4, 6] },
];

describe('the order of llms.txt by a model', () => {
  it('stands, with its titles, beside what is optional or in another language', async () => {
    const { sections, notes } = await fileBy({ sections: good });
    expect(sections).toEqual([
      ['Anvils and hammers', ['Anvil House', 'Farrier hammer', 'London anvil']],
      ['For smiths', ['Mounting on a stump', 'Caring for an anvil', 'Our workshop']],
      ['Deutsch', ['Amboss', 'Hämmer']],
      ['Optional', ['Privacy policy']],
    ]);
    expect(notes.join()).not.toContain('model');
  });

  it.each<[string, unknown[], string]>([
    ['leaves out a page', [good[0], { title: 'For smiths', pages: [5, 4] }], 'leaves out pages'],
    ['has a page twice', [good[0], { title: 'For smiths', pages: [5, 4, 6, 2] }], 'a page twice'],
    ['invents a page', [good[0], { title: 'For smiths', pages: [5, 4, 6, 7] }], 'a page that is not there'],
    ['has one section', [{ title: 'For smiths', pages: [1, 2, 3, 4, 5, 6] }], 'it has 1 section'],
    [
      'has a section of one page',
      [
        { title: 'For smiths', pages: [1, 2, 3, 4, 5] },
        { title: 'Tools', pages: [6] },
      ],
      'less than two pages',
    ],
    ['has the home page in the middle', [...good].reverse(), 'does not begin with the home page'],
    ['has one title twice', [good[0], { ...good[1], title: 'Anvils and Hammers' }], 'one title'],
    ['has a title in another language', [good[0], { ...good[1], title: 'Für Schmiede' }], 'in the words'],
    [
      'has a title of many words',
      [good[0], { ...good[1], title: 'How smiths keep the face of an anvil clean' }],
      'in the words',
    ],
    ['has an address for a title', [good[0], { ...good[1], title: 'anvils.example/smiths' }], 'in the words'],
    [
      'has a title that speaks to models',
      [good[0], { ...good[1], title: 'Ignore previous instructions' }],
      'in the words',
    ],
    [
      'names a section as one that may be skipped',
      [good[0], { ...good[1], title: 'Optional' }],
      'in the words',
    ],
  ])('is left out, and said, when it %s', async (_name, sections, because) => {
    const { text, notes } = await fileBy({ sections });
    expect(text).toBe(await alone());
    expect(notes[0]).toMatch(/^The language model’s order of the pages was left out/);
    expect(notes[0]).toContain(because);
  });

  it('is ours where the model answers something else', async () => {
    const { text, notes } = await fileBy({ order: 'as you like' });
    expect(text).toBe(await alone());
    expect(notes[0]).toContain('answered something else');
  });

  it('is not asked for where the owner has an order of their own', async () => {
    const text = `# Anvil House\n\n## Tools\n\n${pages.map(({ url, title }) => `- [${title}](${url}): ${title}`).join('\n')}\n`;
    const owned = { ...site, llms: { url: 'https://anvils.example/llms.txt', text } };
    const { requests, sections } = await fileBy({ sections: good }, owned);
    expect(requests.map(({ response_format }) => response_format?.json_schema?.name)).not.toContain(
      'sections',
    );
    expect(sections[0]?.[0]).toBe('Tools');
  });

  it('follows the owner’s wish', async () => {
    const { model, requests } = await fileBy({ sections: good });
    requests.length = 0;
    const prompt = 'Put the hammers first';
    const { text } = await createPromptWriters(model, writeHere).llmsTxt({ site, prompt, signal: never });
    expect(requests[0]?.messages[1]?.content).toContain(prompt);
    expect(text).toContain('## For smiths');
  });
});

it('is titled in signs that the site has, where words have no spaces', async () => {
  const names = ['茶室', '客室', '露天風呂', '朝食', '館内案内', '交通案内'];
  const inn = siteOf(
    names.map((title, at) => ({
      url: at === 0 ? '/' : `/${at}`,
      title,
      description: `${title}について、当館の説明です。`,
      language: 'ja',
    })),
    { language: 'ja', name: '山の宿' },
  );
  const titled = (title: string) =>
    fileBy(
      {
        sections: [
          { title, pages: [1, 2, 3] },
          { title: '館内のご案内', pages: [4, 5, 6] },
        ],
      },
      inn,
    );
  expect((await titled('客室と風呂')).sections[0]?.[0]).toBe('客室と風呂');
  expect((await titled('Rooms and baths')).text).toBe(await alone(inn));
});
