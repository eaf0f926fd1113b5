import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { extractPageFacts } from './extract-page-facts.ts';
import type { PageFacts } from './page-facts.ts';

const shared = process.env.SHARED_DIR ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
const sites = `${shared}/sites`;

const truths = z.array(
  z.object({
    site: z.string(),
    page: z.string(),
    h1Count: z.number(),
    imgTotal: z.number(),
    imgWithAlt: z.number(),
    jsonldBlocks: z.number(),
    jsonldInvalid: z.number(),
    jsonldTypesAll: z.array(z.string()),
    title: z.string().nullable(),
    metaDescription: z.string().nullable(),
    lang: z.string().nullable(),
    canonical: z.string().nullable(),
    metaRobots: z.string().nullable(),
  }),
);
type Truth = z.infer<typeof truths>[number];

function asTruth(facts: PageFacts): Omit<Truth, 'site' | 'page'> {
  const jsonLd = facts.structuredData.nodes.filter((node) => node.syntax === 'json-ld');
  return {
    h1Count: facts.headings.filter(({ level }) => level === 1).length,
    imgTotal: facts.images.total,
    imgWithAlt: facts.images.withAlt,
    jsonldBlocks: facts.structuredData.jsonLd.blocks,
    jsonldInvalid: facts.structuredData.jsonLd.broken.length,
    jsonldTypesAll: [...new Set(jsonLd.flatMap(({ types }) => types))].sort(),
    title: facts.title,
    metaDescription: facts.metaDescription,
    lang: facts.lang,
    canonical: facts.canonicals[0]?.href ?? null,
    metaRobots: facts.robotsMeta.find(({ agent }) => agent === 'robots')?.content ?? null,
  };
}

describe.skipIf(!existsSync(`${sites}/truth.json`))('on the pages of four real sites', () => {
  it('at least 99 % of the facts equal those of an independent parser', () => {
    let facts = 0;
    const differences: string[] = [];
    for (const { site, page, ...truth } of truths.parse(
      JSON.parse(readFileSync(`${sites}/truth.json`, 'utf8')),
    )) {
      const bytes = readFileSync(`${sites}/${site}/${page}`);
      const ours = asTruth(
        extractPageFacts({ bytes, contentType: 'text/html', url: `https://${site}.example/${page}` }),
      );
      for (const [name, value] of Object.entries(truth)) {
        facts += 1;
        const own = JSON.stringify(ours[name as keyof typeof ours]);
        if (own !== JSON.stringify(value)) {
          differences.push(`${site}/${page} ${name}: ours ${own}, truth ${JSON.stringify(value)}`);
        }
      }
    }
    expect(facts).toBeGreaterThan(2500);
    expect(differences.length / facts, differences.join('\n')).toBeLessThanOrEqual(0.01);
  });
});
