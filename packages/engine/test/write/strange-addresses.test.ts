import { expect, it } from 'vitest';
import { siteOf } from '../../src/write/testing/site-of.ts';
import { writeSite } from '../golden/golden-files.ts';

const about = (name: string, question: string, answer: string) => ({
  title: `${name} – Anvil House`,
  description: `${name} is forged by hand in Leeds, for smiths and schools everywhere.`,
  questions: [{ question, answer, from: 'heading' as const }],
});

const house = about(
  'Anvil House',
  'How long does delivery take?',
  'Delivery takes two weeks in Britain and three weeks elsewhere in Europe.',
);
const anvil = about(
  'The great anvil',
  'Can schools rent the great anvil?',
  'Yes, schools can rent it for a day, with a smith who shows them how to use it.',
);

it.each([
  ['in the letters of an old encoding', '/caf%E9/prix'],
  ['with a percent sign', '/100%/'],
  ['with an escape that is none', '/a%ZZ.html'],
  ['of UTF-8 that is overlong', '/faq%C0%AF'],
  ['with a null character', '/a%00b'],
  ['called as a part of every object', '/__proto__/constructor'],
])('all files are written of a site with an address %s', async (_, url) => {
  const site = siteOf([
    { url: '/', ...house },
    { url, kind: 'faq', ...anvil },
  ]);
  const { llms, qa } = await writeSite(site);
  expect(llms.text).toContain(site.pages[1]?.url);
  expect(qa.text).toContain('Can schools rent the great anvil?');
});

it.each(['en_US', 'x', '-', 'i-klingon', 'en-US-u-ca-', '{{ lang }}', '__proto__'])(
  'all files are written of a site whose language is “%s”',
  async (language) => {
    const site = siteOf([{ url: '/', language, ...house }], { language });
    expect((await writeSite(site)).llms.text).toContain('Anvil House');
  },
);
