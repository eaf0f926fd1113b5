import type { PageFacts } from '../../../page/page-facts.ts';
import { type SchemaFamily, schemaFamily } from '../../../page/structured/schema-org-types.ts';

/** The types on the page that answer engines use, each once, in the order in which they appear. */
export function usefulTypes(page: PageFacts): { type: string; family: SchemaFamily }[] {
  const found = new Map<string, SchemaFamily>();
  for (const { types } of page.structuredData.nodes)
    for (const type of types) {
      const family = schemaFamily(type);
      if (family) found.set(type, family);
    }
  return [...found].map(([type, family]) => ({ type, family }));
}
