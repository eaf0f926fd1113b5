/** A deviation that a file repeats: the link is understood, but the format writes it differently. */
export type LlmsHabit = 'note-without-colon' | 'bullet' | 'nested';

export type LlmsItem =
  | {
      ok: true;
      name: string;
      url: string;
      notes: string;
      /** Differences from “- [name](url): notes” that lose nothing. */
      habits: { habit: LlmsHabit; text: string }[];
    }
  | { ok: false; text: string /** The line is not a list item. */; prose: boolean };

/** Much longer than any real item. It protects the regular expression from endless lines. */
const LONGEST_ITEM = 4000;
const ITEM =
  /^([-*+])\s+\[((?:[^[\]\\]|\\.|\[[^[\]]*\])+)\]\(\s*(<[^<>]*>|[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)(?:\s+"[^"]*")?\s*\)(.*)$/;
/** The text between a link and its note. The format requires a colon. */
const SEPARATOR = /^(?:[:：]|[-–—−|·→]+(?=\s|$))/u;
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
  const habits: { habit: LlmsHabit; text: string }[] = [];
  if (bullet !== '-') habits.push({ habit: 'bullet', text: 'An item must begin with “- ”.' });
  if (/^\s/.test(line))
    habits.push({ habit: 'nested', text: 'A nested item. The format has one flat list per section.' });
  const after = rest.trim();
  const separator = SEPARATOR.exec(after)?.[0] ?? '';
  if (after !== '' && !/^[:：]/.test(after))
    habits.push({
      habit: 'note-without-colon',
      text: `Text after the link “${name}” without a colon. Write “- [name](url): notes”.`,
    });
  return { ok: true, name: name.trim(), url, notes: after.slice(separator.length).trim(), habits };
}

/** Writes a line of a section in the format. */
export const writeLlmsItem = ({ name, url, notes }: { name: string; url: string; notes: string }) =>
  `- [${name}](${/[\s()]/.test(url) ? `<${url}>` : url})${notes ? `: ${notes}` : ''}`;
