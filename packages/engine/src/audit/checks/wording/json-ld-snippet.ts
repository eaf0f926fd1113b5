import type { Snippet } from '@visible-ai/shared/analysis/schema';
import { scriptSafe } from '@visible-ai/shared/json-ld/script-safe';

/**
 * A JSON-LD block ready for the page. `<` is written as an escape, so that no text of the page can end
 * the script element (HTML Standard, "restrictions for contents of script elements").
 */
export function jsonLdSnippet(thing: object): Snippet {
  const json = scriptSafe(JSON.stringify({ '@context': 'https://schema.org', ...thing }, null, 2));
  return {
    label: 'in <head>',
    language: 'html',
    code: `<script type="application/ld+json">\n${json}\n</script>`,
  };
}

/** Placeholder for what the page does not say. */
export const toFillIn = (what: string): string => `REPLACE: ${what}`;
