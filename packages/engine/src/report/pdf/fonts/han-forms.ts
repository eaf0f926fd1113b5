import { KANA } from '../../../page/scripts.ts';
import type { HanForms } from './font-families.ts';

const HANGUL = /\p{Script=Hangul}/u;
/** Frequent characters that only one of the two Chinese scripts has. */
const TRADITIONAL =
  /[們個這來時說國會過對學發經點開關門問間東車長見貝頁風飛馬魚鳥麥黃龍龜體灣電話線網頁設計與為務業產應]/u;
const SIMPLIFIED =
  /[们个这来时说国会过对学发经点开关门问间东车长见贝页风飞马鱼鸟麦黄龙龟体湾电话线网页设计与为务业产应]/u;

const count = (text: string, sign: RegExp) => text.match(new RegExp(sign, 'gu'))?.length ?? 0;

/**
 * The regional form of a text's Han characters. The same code point is drawn differently in Beijing, Taipei,
 * Tokyo and Seoul.
 *
 * @param language the page's declared language; null if it is not known.
 */
export function hanForms(text: string, language: string | null): HanForms {
  const tag = language?.toLowerCase() ?? '';
  if (/^ja\b/.test(tag)) return 'jp';
  if (/^ko\b/.test(tag)) return 'kr';
  if (/^zh\b.*\b(?:hant|tw|hk|mo)\b/.test(tag)) return 'tc';
  if (/^zh\b/.test(tag)) return 'sc';
  if (KANA.test(text)) return 'jp';
  if (HANGUL.test(text)) return 'kr';
  return count(text, TRADITIONAL) > count(text, SIMPLIFIED) ? 'tc' : 'sc';
}
