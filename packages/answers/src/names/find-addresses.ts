import { parse } from 'tldts';
import { hostOfDomain } from '../hosts/host-of.ts';

/** An address in a text: no names are searched inside it. */
export interface WrittenAddress {
  start: number;
  end: number;
  host: { name: string; start: number; end: number } | null;
  /** The target of a link, or a link text that is only the host: it is a citation, not a mention. */
  cites: boolean;
}

const spaceless = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}`;
const run = /[\p{L}\p{N}\p{M}._-]+/gu;
/** Korean adds particles to a name without a space. */
const piece = new RegExp(`[^${spaceless}\\p{sc=Hangul}]+`, 'gu');
const rest = new RegExp(`[^\\s<>"'\`|\\\\^{}\\[\\]${spaceless}\\uff00-\\uffef]*`, 'yu');
const longestHost = 253;

/**
 * The addresses of a text: with a scheme, of mail, or a bare host whose ending is a public suffix (`acme.com`, not
 * `node.js`), with path and query as far as they go.
 *
 * @param isOwned whether a host belongs to a known entity. Then its ending need not be public.
 */
export function findAddresses(text: string, isOwned: (host: string) => boolean): WrittenAddress[] {
  const found: WrittenAddress[] = [];
  let past = 0;
  for (const { 0: word, index } of text.matchAll(run)) {
    if (index < past) continue;
    const schemed = text.startsWith('://', index - 3);
    if (!schemed && !word.includes('.')) continue;
    for (const part of partsOf(word, isOwned)) {
      const address = addressAt(text, index + part.start, part.text, schemed && part.start === 0, isOwned);
      if (!address) continue;
      found.push(address);
      past = address.end;
      break;
    }
  }
  return found;
}

/** The parts of a run of letters that may be hosts: between scripts without spaces, else the whole run. */
function partsOf(word: string, isOwned: (host: string) => boolean): { text: string; start: number }[] {
  const whole = { text: word, start: 0 };
  const pieces = [...word.matchAll(piece)].map(({ 0: text, index }) => ({ text, start: index }));
  if (pieces[0]?.text === word || isOwned(hostOfDomain(word) ?? '')) return [whole];
  return [...pieces, whole];
}

function addressAt(
  text: string,
  at: number,
  word: string,
  schemed: boolean,
  isOwned: (host: string) => boolean,
): WrittenAddress | null {
  const trimmed = word.replace(/[._-]+$/, '');
  const bare = trimmed.replace(/^[._-]+/, '');
  const start = at + trimmed.length - bare.length;
  const end = start + bare.length;
  const name = hostNamed(bare, schemed, isOwned);
  if (name === null && !schemed) return null;
  const isName = /^(?::[^\s/?#@]{0,64})?@/.test(text.slice(end, end + 70));
  const isMail = text.charAt(start - 1) === '@';
  const whole = { start: startOf(text, start, schemed, isMail), end: endOf(text, end) };
  const host = name === null || isName || isMail ? null : { name, start, end };
  return { ...whole, host, cites: isLinked(text, whole) };
}

function hostNamed(word: string, schemed: boolean, isOwned: (host: string) => boolean): string | null {
  if (word.length > longestHost || !word.includes('.') || word.includes('..')) return null;
  const name = /^[a-z\d][a-z\d.-]*$/i.test(word) ? word.toLowerCase() : hostOfDomain(word);
  if (name === null) return null;
  if (isOwned(name)) return name;
  const { domain, isIcann, isPrivate } = parse(name, { allowPrivateDomains: true });
  // "They like Acme.It is good." has no host.
  if (!schemed && /\.\p{Lu}\p{Ll}+$/u.test(word)) return null;
  return domain && (isIcann || isPrivate) ? name : null;
}

function startOf(text: string, host: number, schemed: boolean, isMail: boolean): number {
  if (!schemed && !isMail) return host;
  const before = text.slice(Math.max(0, host - 70), host);
  return host - (/(?:[\p{L}\p{N}._%+-]{1,64}@|[a-z]{1,10}:\/\/)$/iu.exec(before)?.[0].length ?? 0);
}

/** The end of port, path and query, without the punctuation that ends a sentence. */
function endOf(text: string, host: number): number {
  const port = /^(?::\d{1,5})?(?=[/?#@]|$)/.exec(text.slice(host, host + 7))?.[0].length ?? 0;
  if (!/[/?#@]/.test(text.charAt(host + port))) return host;
  rest.lastIndex = host;
  const matched = rest.exec(text)?.[0] ?? '';
  let length = matched.length;
  while (/[.,;:!?)*_~@]/.test(matched.charAt(length - 1))) length--;
  return host + length;
}

function isLinked(text: string, { start, end }: { start: number; end: number }): boolean {
  const before = text.slice(Math.max(0, start - 6), start);
  const isTarget = /\]\(\s?<?$/.test(before) || /\]:\s{0,3}<?$/.test(before);
  return isTarget || (/\[[*_`]*$/.test(before) && /^\/?[*_`]*\]\(/.test(text.slice(end, end + 6)));
}
