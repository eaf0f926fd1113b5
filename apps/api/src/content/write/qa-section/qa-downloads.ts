import { readQaSection } from './read-qa-section.ts';

const ENTITIES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
/** Signs that would be Markdown, or markup where the file is read as HTML: Markdown knows entities. */
const escapeMarkdown = (text: string) =>
  text
    .replace(/[<>]|&(?=#?\w+;)/g, (sign) => ENTITIES[sign] ?? sign)
    .replace(/[\\`*_[\]]|#(?!\w+;)/g, '\\$&');
const escapeUrl = (url: string) => url.replace(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** `<` would let a page's `</script>` end the block it is put into. */
const scriptSafe = (json: string) =>
  json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/**
 * The questions of a Q&A section as Markdown and as FAQPage JSON-LD (schema.org), to take home beside it.
 *
 * @returns null when there is no question with an answer.
 */
export function qaDownloads(html: string): { markdown: string; json_ld: string } | null {
  const items = readQaSection(html);
  if (items.length === 0) return null;
  const markdown = items
    .map(({ question, answer, sourceUrl }) =>
      [
        `## ${escapeMarkdown(question)}`,
        ...answer.map(escapeMarkdown),
        ...(sourceUrl ? [`[Source](${escapeUrl(sourceUrl)})`] : []),
      ].join('\n\n'),
    )
    .join('\n\n');
  const page = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
    })),
  };
  return { markdown: `${markdown}\n`, json_ld: scriptSafe(JSON.stringify(page, null, 2)) };
}
