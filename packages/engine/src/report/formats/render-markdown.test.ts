import { type Node, Parser } from 'commonmark';
import { describe, expect, it } from 'vitest';
import type { Report } from '../report.ts';
import { hostileTexts, madeReport, madeSiteReport, PLAIN, saying, whole } from '../testing/made-reports.ts';
import { plainLine } from './plain-text.ts';
import { renderMarkdown } from './render-markdown.ts';

/** The nodes of a document as the reference parser of CommonMark reads them. */
function nodesOf(markdown: string): Node[] {
  const nodes: Node[] = [];
  const walker = new Parser().parse(markdown).walker();
  for (let step = walker.next(); step; step = walker.next()) if (step.entering) nodes.push(step.node);
  return nodes;
}

const wordsOf = (nodes: readonly Node[]) =>
  nodes
    .map(({ literal, type }) => (type === 'softbreak' ? ' ' : type === 'code_block' ? '' : (literal ?? '')))
    .join('');
const of = (nodes: readonly Node[], type: Node['type']) => nodes.filter((node) => node.type === type);
const read = async (report: Report) => nodesOf(await whole(renderMarkdown(report, PLAIN)));

describe('Markdown', () => {
  it('tells score, engines, ladder and each fault with its snippet', async () => {
    const report = madeReport();
    const text = await whole(renderMarkdown(report, PLAIN));
    expect(text).toContain('# Bakery Example\n');
    expect(text).toContain('**Score: 49 of 100, Poor**');
    expect(text).toContain('- **Perplexity** · Search: Blocked (PerplexityBot)');
    expect(text).toContain('November 20, 2026, 10:00 UTC');
    const faults = report.model.findings.filter(({ status }) => status === 'fail' || status === 'warn');
    const nodes = nodesOf(text);
    expect(of(nodes, 'heading').filter(({ level }) => level === 3)).toHaveLength(faults.length);
    expect(of(nodes, 'code_block').map(({ literal }) => literal)).toEqual(
      faults.flatMap(({ snippet }) => (snippet ? [`${snippet.code}\n`] : [])),
    );
  });

  it('lists each page of a site', async () => {
    const text = await whole(renderMarkdown(madeSiteReport(), PLAIN));
    expect(text).toMatch(/- <https:\/\/bakery\.example\/product\/a>: \d+ \(.*title.*dates/);
    expect(text).toContain('- <https://bakery.example/busy>: could not be checked. The server answered');
  });

  it.each(hostileTexts)('makes no markup of what a page says: %s', async (_name, text) => {
    for (const report of [madeReport(), madeSiteReport()]) {
      const [plain, nodes] = [await read(saying(report, 'plain')), await read(saying(report, text))];
      expect([...of(nodes, 'html_inline'), ...of(nodes, 'html_block'), ...of(nodes, 'image')]).toEqual([]);
      for (const { destination } of of(nodes, 'link'))
        expect(destination).toMatch(/^https?:\/\/bakery\.example\//);
      for (const type of [
        'heading',
        'list',
        'item',
        'code_block',
        'thematic_break',
        // Without words nothing can be bold.
        ...(text === '' ? [] : (['strong'] as const)),
        'emph',
        'code',
        'link',
      ] as const)
        expect([type, of(nodes, type).length]).toEqual([type, of(plain, type).length]);
      expect(wordsOf(nodes)).toContain(plainLine(text));
    }
  });
});
