import { isMakersLine } from '../credits-maker.ts';
import { saysOnlyWhen } from '../dates/says-only-when.ts';
import { isLicenceNotice } from '../is-licence-notice.ts';
import { isQuotation } from '../is-quotation.ts';
import { isUnfilled } from '../is-unfilled.ts';
import { isAboutConsent } from '../regions/find-notices.ts';
import { separateTexts } from '../separate-lines.ts';
import { isPlaceholderText } from '../site-name/placeholder-texts.ts';
import { withoutByline } from '../without-byline.ts';
import { withoutGreeting } from '../without-greeting.ts';
import { sentenceParts } from './sentence-parts.ts';
import type { TextBlock } from './text-block.ts';

const JUDGED = 5000;
const LEAST_WORDS = 6;
const LOOKED_AT = 60;

/** Texts before the actual content, in the languages of most sites. */
const CONSENT = /\b(?:consent|gdpr|rgpd|dsgvo)\b/i;
const BYLINE =
  /^(?:by|von|par|por|di|door|posted|published|updated|last (?:updated|modified)|written|reviewed|veröffentlicht|aktualisiert|zuletzt|stand|(?:this|the) (?:page|site|website) was (?:last )?(?:updated|modified)|you are visitor|best viewed|sie sind (?:der )?besucher|publié|mis à jour|dernière|publicado|actualizado|pubblicato|aggiornato|gepubliceerd|source|copyright|©|\d{1,2}[./ ]\d{1,2}[./ ]\d{2,4})\b/i;
const SCRIPTS =
  /\b(?:enable|activate|activer|aktivieren|activar|requires?)\b.{0,30}\bjavascript\b|javascript.{0,30}\b(?:disabled|required|enable)/i;
/** What shops write beside every price. */
const SALES_TERMS =
  /\b(?:shipping|delivery|taxes|tax|vat)\b.{0,40}\b(?:calculated|included|excluded|at checkout|applies|apply)\b|\b(?:inkl|zzgl|exkl|incl|excl)\.? .{0,30}\b(?:mwst|ust|steuern?|versand|versandkosten|vat|btw|tax)|\bversand\w*\b.{0,40}\b(?:checkout|berechnet)|^(?:voraussichtliche )?lieferzeit:|^delivery time:|^délai de livraison ?:|\btaxes? (?:incluses?|comprises?)\b|\bfrais (?:de port|d.expédition)\b.{0,40}\b(?:calculés|paiement)|\b(?:impuestos? incluidos?|iva (?:incluido|inclusa|incluído)|gastos de envío .{0,30}(?:calculan|pago)|spese di spedizione .{0,30}(?:calcolate|checkout)|impostos incluídos)|税込|送料は.{0,20}(?:計算|購入手続き)|含税/iu;
/** What the law asks of whoever earns by links, and is written above the text. */
const DISCLOSURE =
  /\baffiliate\b|\bAffiliate-?(?:links?|partner)|\bwerbelinks?\b|\bliens? (?:d[’']affiliation|affiliés?|sponsorisés?)|\benlaces? (?:de afiliad|patrocinad)|\blinks? (?:di affiliazione|affiliat|de afiliad)|アフィリエイト/iu;
/** The number of a step or the dot of an entry, where no list is marked: "2. Preheat the oven", "• 1 bag of rice". A club is called "1. FC". */
const ENTRY = /^(?:\d{1,2}[.)]\s\p{Lu}\p{Ll}|[•▪◦‣·]\s?\S)/u;
const TRAIL = /(?:[›»>/→|•·].{1,40}){2,}/;
const SENTENCE_END = /[.!?。．！？؟۔।…](?:["'”’»)\]])*\s*\p{Emoji}*$/u;

/** Whether a sentence only says what a price includes, or when shipping costs are shown. */
export const isSalesTerms = (text: string): boolean =>
  text.length < 120 && SALES_TERMS.test(text) && text.split(/\s+/).length < 20;

function isTelling({ kind, text: whole, linked, isCaption, isTeaser, isStep }: TextBlock): boolean {
  if (isCaption || isTeaser || isStep || ENTRY.test(whole) || (kind !== 'text' && kind !== 'item'))
    return false;
  // Longer texts are judged by their beginning.
  const text = whole.slice(0, JUDGED);
  const words = text.split(/\s+/).length;
  const unspaced = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0eff]/.test(text);
  if (unspaced ? text.length < 15 : words < LEAST_WORDS) return false;
  if (linked > 0.5) return false;
  if ((CONSENT.test(text) || isAboutConsent(text)) && words < 80) return false;
  if (DISCLOSURE.test(text) && words < 60) return false;
  if (BYLINE.test(text) && words < 20) return false;
  if (SCRIPTS.test(text) && words < 40) return false;
  if (isSalesTerms(text) || saysOnlyWhen(text) || isPlaceholderText(text) || isUnfilled(text)) return false;
  if (isLicenceNotice(text) || isMakersLine(text) || isQuotation(text)) return false;
  if (text.length < 150 && TRAIL.test(text) && !SENTENCE_END.test(text)) return false;
  // All in capitals, in a script that has them.
  return text !== text.toUpperCase() || text === text.toLowerCase();
}

const isSpoken = ({ text }: TextBlock): boolean =>
  SENTENCE_END.test(text) || (text.length > 120 && !text.endsWith(':'));

/** Of lines that are each a text of its own, such as an address, only those that are sentences. */
function withoutLines(block: TextBlock): TextBlock {
  const lines = block.lines === undefined ? [] : separateTexts(block.lines);
  if (lines.length < 2) return block;
  return { ...block, text: lines.filter((line) => SENTENCE_END.test(line)).join(' ') };
}

const begun = (block: TextBlock): TextBlock => ({ ...block, text: withoutGreeting(block.text) });
const signed = (block: TextBlock): TextBlock => ({ ...block, text: withoutByline(block.text) });

/**
 * The informative blocks among the first sixty: cookie notices, bylines, breadcrumbs and the like are
 * skipped, as are captions of pictures, cards of news and the parts of a broken sentence; if any end like a sentence, only those are used. A greeting before other words is left out, and so is a byline.
 * Each is judged when it is asked for: most readers need only the first few.
 */
export function* tellingBlocks(blocks: readonly TextBlock[]): Generator<TextBlock> {
  const read = blocks.slice(0, LOOKED_AT);
  const parts = sentenceParts(read.map(({ kind, text }) => (kind === 'text' ? text : '')));
  const whole = read
    .filter((_, at) => !parts[at])
    .map(withoutLines)
    .map(signed);
  let anySpoken = false;
  for (const block of whole) {
    if (!isSpoken(block) || !isTelling(block)) continue;
    anySpoken = true;
    yield begun(block);
  }
  if (!anySpoken) yield* whole.filter(isTelling).map(begun);
}
