import { expect, it } from 'vitest';
import { madeAnswers } from '../testing/made-answers.ts';
import { drawAnswersPdf } from './draw-answers-pdf.ts';
import { readPdf } from './testing/read-pdf.ts';

const A4 = { paper: 'a4', branding: null } as const;
const drawn = async (changes = {}, options: Parameters<typeof drawAnswersPdf>[1] = A4) =>
  readPdf(await drawAnswersPdf(madeAnswers(changes), options));

it('says what a month of answers said, each figure with its numbers and band, tagged, with bookmarks and page numbers', async () => {
  const pdf = await drawn();
  expect(pdf.isTagged).toBe(true);
  expect(pdf.language).toBe('en');
  expect(pdf.info.Title).toBe('Bakery Example: what answers said in November 2026');
  expect(pdf.outline).toEqual([
    ...['Bakery Example', 'Summary', 'Competitors', 'Engines', 'Prompts', 'Sources', 'Runs'],
    'How this is counted',
  ]);
  const [cover, summary] = pdf.pages;
  expect(cover?.text).toContain('November 2026');
  expect(cover?.text).toMatch(
    /named in 40% of answers \(32 of 80\) and\s+cited in 20% of answers \(16 of 80\)/,
  );
  expect(cover?.text).toContain('not of their consumer apps');
  expect(cover?.text).toContain('Made on 1 December 2026, 06:00 UTC');
  expect(summary?.text).toContain(`2 / ${pdf.pages.length}`);
  expect(summary?.text).toContain('Most likely between 28% and 52%');
  expect(summary?.text).toContain('up by 20 points (most likely 2 to 38)');
  expect(summary?.text).toContain('each run would need 1,240 answers');
  expect(summary?.text).toContain('10 November 2026, 06:10 UTC beside the one of 3 November 2026, 06:10 UTC');
  expect(summary?.text).toContain('1.23 US dollars');
  expect(summary?.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'L', 'LI']));
  expect(pdf.pages.flatMap(({ roles }) => roles)).toEqual(
    expect.arrayContaining(['Table', 'TR', 'TH', 'TD']),
  );
  for (const words of ['Rival & Sons', 'ChatGPT', '41 of 80', '4 of 10', 'rival.example', 'No answer: 3'])
    expect(pdf.text).toContain(words);
  expect(pdf.text).toContain('Simulated: Perplexity is played by a program');
  expect(pdf.text).toContain('How this is counted');
});

it('says no percentage of few answers, and that there is nothing to count where there is nothing', async () => {
  const few = { value: 1 / 3, k: 1, n: 3, low: 0.06, high: 0.79 };
  const none = { value: null, k: 0, n: 0, low: null, high: null };
  const { summary } = madeAnswers();
  const empty = { byEngine: [], byPrompt: [], competitors: [], change: null, sentiment: null };
  const pdf = await drawn({
    ...{ soFar: true, sources: [], engines: [] },
    summary: { ...summary, ...empty, mention: few, citation: few, firstNamed: none },
  });
  expect(pdf.text).toContain('November 2026, so far');
  expect(pdf.text).toContain('named in 1 of 3 answers');
  expect(pdf.pages[1]?.text).not.toContain('33%');
  expect(pdf.text).toContain('Nothing to count yet');
  expect(pdf.pages[1]?.text).toContain('No competitor is set up');
  expect(pdf.text).toContain('A change can be shown once two runs');
  expect(pdf.text).toContain('No answer of this month cites a source.');
});

it('carries the brand of its owner, on Letter, and not the name of the product where that is hidden', async () => {
  const branding = {
    ...{ name: 'Agentur Süd', website: 'https://sued.example', accent: '#7a1fa2', footer: 'Vertraulich' },
    ...{ logo: null, hideProductName: true },
  };
  const pdf = await drawn({}, { paper: 'letter', branding });
  expect(pdf.pages[0]).toMatchObject({ width: 612, height: 792 });
  for (const words of ['Agentur Süd', 'Vertraulich']) expect(pdf.pages[0]?.text).toContain(words);
  expect(pdf.text).not.toContain('Visible AI');
});

it('draws names and prompts of every script, long ones, and what steers a text, on as many pages as they take', async () => {
  const scripts = ['日本製鉄', '두산', 'Ελληνικά', 'Кириллица', 'العربية', 'עברית', 'ภาษาไทย', '简体中文'];
  const { summary } = madeAnswers();
  const [prompt] = summary.byPrompt;
  const [rival] = summary.competitors;
  if (!prompt || !rival) throw new Error('an empty month');
  const pdf = await drawn({
    siteName: `${scripts.join(' ')} \u202eevil`,
    summary: {
      ...summary,
      competitors: scripts.map((name) => ({ ...rival, name: `${name} ${'w'.repeat(90)}` })),
      byPrompt: Array.from({ length: 130 }, (_, index) => ({
        ...prompt,
        promptId: `p${index}`,
        text: `${index} ${scripts[index % scripts.length]} ${'a long question '.repeat(30)}`,
      })),
    },
  });
  expect(pdf.text).not.toContain('\ufffd');
  expect(pdf.text).not.toMatch(/[\u202a-\u202e]/);
  for (const word of ['日本製鉄', '두산', 'Ελληνικά', 'Кириллица']) expect(pdf.text).toContain(word);
  expect(pdf.text).toContain('30 further prompts are on the screen of prompts.');
  expect(pdf.pages.length).toBeLessThan(25);
});

it('gives the same bytes for the same month', async () => {
  expect(await drawAnswersPdf(madeAnswers(), A4)).toEqual(await drawAnswersPdf(madeAnswers(), A4));
});
