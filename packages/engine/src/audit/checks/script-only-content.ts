import type { PageFacts, ScriptGap } from '../../page/page-facts.ts';
import { defineCheck, type Fix, notApplicable } from './define-check.ts';
import { count } from './wording/count.ts';
import { htmlText } from './wording/html-text.ts';
import { quote } from './wording/quote.ts';

/** With fewer words the whole page depends on scripts, which another check reports. */
const SOME_TEXT = 30;

function describe({ kind, where, becomes = '' }: ScriptGap): string {
  switch (kind) {
    case 'empty-section':
      return `There is nothing under the heading ${quote(where)}`;
    case 'empty-heading':
      return `The heading ${where} is empty`;
    case 'empty-list':
      return `${where} has no items`;
    case 'waiting':
      return where.startsWith('<')
        ? `${where} stands in for content`
        : `Instead of content there is ${quote(where)}`;
    case 'fetched':
      return `${where} is empty and is fetched by a script`;
    case 'template':
      return `A placeholder of the template is left in the text: ${quote(where)}`;
    case 'counter':
      return `The HTML says ${quote(where)}, and only a script makes it ${becomes}`;
  }
}

/** What figures that count up should say in the HTML. */
const figures = (gaps: readonly ScriptGap[]): Fix => ({
  title: 'Write the figures themselves into the HTML',
  text: 'Put each figure into the HTML as it should be read: a script may still let it count up. Who runs no scripts reads a zero now, and may repeat it.',
  snippet: {
    label: 'in your page',
    language: 'html',
    code: gaps
      .map(({ where, becomes = '' }) => `<p>${htmlText(where.replace(/0+(?:[.,]0+)?/, becomes))}</p>`)
      .join('\n'),
  },
});

function fixFor(gaps: readonly ScriptGap[]): Fix {
  const counters = gaps.filter(({ kind }) => kind === 'counter');
  if (counters.length === gaps.length) return figures(counters);
  const section = gaps.find(({ kind }) => kind === 'empty-section');
  const what = section ? `what “${section.where}” shows` : 'what the script loads';
  return {
    title: 'Send these parts with the HTML',
    text: 'Write their content into the HTML on the server or at build time; scripts may update it afterwards. Where it changes with each visitor, say in a sentence what is there.',
    snippet: {
      label: 'in your page',
      language: 'html',
      code: `<section>\n  <h2>${htmlText(section?.where ?? 'REPLACE: what this part is about')}</h2>\n  <p>${htmlText(`REPLACE: ${what}, in the HTML itself`)}</p>\n</section>`,
    },
  };
}

/** Figures that count up are one part of the page. */
function scoreOf(gaps: readonly ScriptGap[]): number {
  const others = gaps.filter(({ kind }) => kind !== 'counter').length;
  const parts = others + (others < gaps.length ? 1 : 0);
  return Math.max(30, 80 - 10 * (parts - 1)) / 100;
}

export const scriptOnlyContent = defineCheck({
  id: 'script-only-content',
  title: 'Sections that only scripts fill',
  group: 'access',
  why: 'Reviews, prices or results that a script loads are not in the page that an engine’s fetcher reads, however much other text the page has (Vercel and MERJ, “The rise of the AI crawler”, 2024).',
  needs: ['page'],
  run({ page }: { page: PageFacts }) {
    const { gaps, scripts } = page.rendering;
    if (page.text.mainWords < SOME_TEXT && scripts > 0)
      return notApplicable(
        'The page has hardly any text: whether it is readable without scripts is judged as a whole.',
      );
    if (gaps.length === 0)
      return {
        score: 1,
        title: scripts === 0 ? 'No script to wait for' : 'No section waits for a script',
        evidence:
          scripts === 0
            ? 'The page runs no script: everything is in the HTML.'
            : 'In the main part of the HTML no section, list or heading is left empty for a script, and nothing says “Loading”.',
      };
    const details = gaps.map(describe);
    return {
      score: scoreOf(gaps),
      title: `${count(gaps.length, 'part')} of the page ${gaps.length === 1 ? 'comes' : 'come'} by script only`,
      evidence: `${details[0]}${details.length > 1 ? `; and ${details.length - 1} more like it` : ''}, while ${count(scripts, 'script')} ${scripts === 1 ? 'is' : 'are'} there to fill in.`,
      details,
      fix: fixFor(gaps),
    };
  },
});
