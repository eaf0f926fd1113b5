import { defineCheck, notApplicable } from './define-check.ts';
import { count } from './wording/count.ts';

/** What a text shows at the place where it stops being JSON. */
const CAUSES: readonly (readonly [at: RegExp, cause: string])[] = [
  [/^(?:\/\/|\/\*)/, 'JSON has no comments: take them out.'],
  [/^[“”„‘’«»]/, 'The quotation marks are typographic ones: write straight ones (").'],
  [
    /^(?:\{\{|\{%|<\?|<%|`|\$\{)/,
    'A placeholder was not filled in: the page shows the code of its template.',
  ],
  [
    /^&(?:quot|amp|apos|#\w{1,6});/i,
    'The block is escaped as HTML (&quot; for "), which nothing undoes within a script: print it without escaping.',
  ],
  [
    /^[\u00a0\u200b\u3000]/,
    'A special blank stands between the entries, often from copied text: write plain ones.',
  ],
  [/^;/, 'A semicolon follows the block: take it out.'],
];

/** The usual mistake that causes a parser's message. */
function likelyCause(problem: string): string {
  const at = /, at “(.*)”\)$/.exec(problem)?.[1] ?? '';
  const seen = CAUSES.find(([pattern]) => pattern.test(at));
  if (seen) return seen[1];
  if (/after JSON/i.test(problem) && /^[{[]/.test(at))
    return 'Several things follow each other: give each its own block, or put them in a list, [ … , … ].';
  if (/end of (JSON )?input|unterminated/i.test(problem))
    return 'The block ends too early: a closing quotation mark, bracket or brace is missing.';
  if (/control character|bad escaped|escape/i.test(problem))
    return 'A text holds a raw line break or a lone backslash: write \\n and \\\\ instead.';
  if (/double-quoted|property name/i.test(problem))
    return 'A comma follows the last entry, or a name is not in double quotation marks.';
  return 'Common causes are a comma after the last entry, single quotation marks and an unescaped quotation mark inside a text.';
}

export const structuredDataParses = defineCheck({
  id: 'structured-data-parses',
  title: 'Structured data can be read',
  group: 'understanding',
  why: 'A JSON-LD block with a syntax error is ignored completely, and nothing on the page shows that (JSON-LD 1.1, RFC 8259).',
  needs: ['page'],
  run({ page }) {
    const { blocks, broken } = page.structuredData.jsonLd;
    if (blocks === 0) return notApplicable('The page has no JSON-LD block.');
    const [first] = broken;
    if (!first)
      return {
        score: 1,
        title: `${blocks === 1 ? 'The JSON-LD block' : `All ${blocks} JSON-LD blocks`} can be read`,
        evidence: `${count(blocks, 'JSON-LD block')} found, none with a syntax error.`,
      };
    const details = broken.map(({ block, problem }) => `Block ${block}: ${problem}`);
    return {
      score: Math.min(0.6, 1 - broken.length / blocks),
      title: `${broken.length} of ${count(blocks, 'JSON-LD block')} cannot be read`,
      evidence: `Block ${first.block} in the order of the page has a syntax error: ${first.problem}`,
      details,
      fix: {
        title: `Repair JSON-LD block ${first.block}`,
        text: `${likelyCause(first.problem)} Write the block with a JSON library rather than by hand, for instance as below.`,
        snippet: {
          label: 'where the page is made',
          language: 'text',
          code: "'<script type=\"application/ld+json\">' + JSON.stringify(data).replaceAll('<', '\\\\u003c') + '</script>'",
        },
      },
    };
  },
});
