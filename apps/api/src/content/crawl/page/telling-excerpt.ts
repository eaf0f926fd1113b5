import { cut } from '../../../page/page-text.ts';
import type { TextBlock } from './main-blocks.ts';

const ENOUGH = 180;
const MOST = 400;
const LEAST_WORDS = 6;
const LOOKED_AT = 60;

/** What pages say before they say anything, in the languages most sites are written in. */
const COOKIES = /\b(?:cookies?|consent|gdpr|rgpd|dsgvo)\b/i;
const BYLINE =
  /^(?:by|von|par|por|di|door|posted|published|updated|last (?:updated|modified)|written|reviewed|veröffentlicht|aktualisiert|zuletzt|stand|publié|mis à jour|dernière|publicado|actualizado|pubblicato|aggiornato|gepubliceerd|source|copyright|©|\d{1,2}[./ ]\d{1,2}[./ ]\d{2,4})\b/i;
const SCRIPTS =
  /\b(?:enable|activate|activer|aktivieren|activar|requires?)\b.{0,30}\bjavascript\b|javascript.{0,30}\b(?:disabled|required|enable)/i;
const TRAIL = /(?:[›»>/→|•·].{1,40}){2,}/;
const SENTENCE_END = /[.!?。！？؟…](?:["'”’»)\]])*\s*\p{Emoji}*$/u;

function isTelling({ kind, text, linked }: TextBlock): boolean {
  if (kind !== 'text' && kind !== 'item') return false;
  const words = text.split(/\s+/).length;
  const unspaced = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0eff]/.test(text);
  if (unspaced ? text.length < 15 : words < LEAST_WORDS) return false;
  if (linked > 0.5) return false;
  if (COOKIES.test(text) && words < 80) return false;
  if (BYLINE.test(text) && words < 20) return false;
  if (SCRIPTS.test(text) && words < 40) return false;
  if (text.length < 150 && TRAIL.test(text) && !SENTENCE_END.test(text)) return false;
  return text !== text.toUpperCase() || unspaced;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** Whole sentences up to the limit; the first one cut when it alone is longer. */
function sentencesOf(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let taken = '';
  for (const { segment } of segmenter.segment(text.slice(0, limit * 2))) {
    if (taken && taken.length + segment.length > limit) break;
    taken += segment;
  }
  return cut(taken.trim(), limit);
}

/**
 * The first sentences that tell what the page is about: whole ones, 180 to 400 characters where the page has
 * them. Cookie notices, bylines, trails of links and the like are passed over; a paragraph that ends like a
 * sentence comes before one that does not.
 */
export function tellingExcerpt(blocks: readonly TextBlock[]): string {
  const telling = blocks.slice(0, LOOKED_AT).filter(isTelling);
  const spoken = telling.filter(
    ({ text }) => SENTENCE_END.test(text) || (text.length > 120 && !text.endsWith(':')),
  );
  const parts: string[] = [];
  let length = 0;
  for (const { text } of spoken.length > 0 ? spoken : telling) {
    if (length >= ENOUGH) break;
    const part = sentencesOf(text, MOST - length);
    if (length > 0 && part.endsWith('…')) break;
    parts.push(part);
    length += part.length + 1;
  }
  return parts.join(' ');
}
