export type LlmsItem =
  | { ok: true; name: string; url: string; notes: string }
  | { ok: false; text: string /** The line is no list item at all. */; prose: boolean };

/** Far above any real item; keeps the pattern away from endless lines. */
const LONGEST_ITEM = 4000;
const ITEM =
  /^([-*+])\s+\[((?:[^[\]\\]|\\.|\[[^[\]]*\])+)\]\(\s*(<[^<>]*>|[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)(?:\s+"[^"]*")?\s*\)(.*)$/;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

const wrong = (text: string): LlmsItem => ({ ok: false, text, prose: false });

/** Reads one line of a section: `- [name](url)`, optionally followed by `: notes`. */
export function readLlmsItem(line: string): LlmsItem {
  if (line.length > LONGEST_ITEM) return wrong(`An item is longer than ${LONGEST_ITEM} characters.`);
  const text = line.trim();
  if (!/^[-*+]\s/.test(text)) {
    return {
      ok: false,
      text: 'Prose inside a section. Only items of the form “- [name](url): notes” belong here.',
      prose: true,
    };
  }
  const [, bullet, name = '', target = '', rest = ''] = ITEM.exec(text) ?? [];
  if (bullet === undefined) return wrong('An item without a link. Write “- [name](url): notes”.');
  const url = target.replace(/^<|>$/g, '');
  if (url === '') return wrong(`The link “${name}” has no address.`);
  const scheme = SCHEME.exec(url)?.[1]?.toLowerCase();
  if (scheme && scheme !== 'http' && scheme !== 'https') {
    return wrong(`The link “${name}” leads to a ${scheme}: address, which an agent cannot fetch.`);
  }
  if (bullet !== '-') return wrong('An item must begin with “- ”.');
  if (/^\s/.test(line)) return wrong('A nested item. The format has one flat list per section.');
  const notes = rest.trim();
  if (notes !== '' && !notes.startsWith(':')) {
    return wrong(`Text after the link “${name}” without a colon. Write “- [name](url): notes”.`);
  }
  return { ok: true, name: name.trim(), url, notes: notes.slice(1).trim() };
}
