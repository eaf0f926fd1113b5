/** Our own words in a Q&A section, in one language. `{x}` is the subject of a question. */
export interface QaWords {
  /** Precedes the title of the page that an answer was taken from. */
  source: string;
  /** A question for a definition. */
  whatIs: string;
  /** The same question about a person; in some languages it needs to know more of them than their name. */
  whoIs?: string;
  /** Separates the name from its definition in a sentence: "X is a ...". */
  definition: RegExp;
  /** A question for what somebody does, and the words after the name in a sentence: "X makes ...". */
  whatDoes: string;
  doing: RegExp;
}

/** Never matches: no sentence continues like this. */
const NOTHING = /(?!)/;

const english: QaWords = {
  source: 'Source:',
  whatIs: 'What is {x}?',
  whoIs: 'Who is {x}?',
  definition: /^(?:,[^,.]{3,60},)?\s+(?:is|was)\s+(?:an?|the|one)\s/i,
  whatDoes: 'What does {x} do?',
  doing: /^\s+(?!is\b|was\b|has\b|does\b)[a-z]+s\s/,
};
const words: Record<string, QaWords> = {
  en: english,
  de: {
    source: 'Quelle:',
    whatIs: 'Was ist {x}?',
    whoIs: 'Wer ist {x}?',
    definition: /^\s+ist\s+(?:ein|eine|der|die|das)\s/i,
    whatDoes: 'Was macht {x}?',
    doing:
      /^\s+(?:bietet|baut|entwickelt|produziert|fertigt|stellt|berät|verkauft|vermietet|liefert|betreibt|unterstützt|organisiert|vermittelt)\s/,
  },
  fr: {
    source: 'Source :',
    whatIs: 'Qu’est-ce que {x} ?',
    whoIs: 'Qui est {x} ?',
    definition: /^\s+est\s+(?:un|une|le|la|l’|l')\s?/i,
    whatDoes: 'Que fait {x} ?',
    doing:
      /^\s+(?:propose|offre|développe|fabrique|vend|conçoit|accompagne|organise|corrige|permet|produit|loue)\s/,
  },
  es: {
    source: 'Fuente:',
    whatIs: '¿Qué es {x}?',
    whoIs: '¿Quién es {x}?',
    definition: /^\s+es\s+(?:un|una|el|la)\s/i,
    whatDoes: '¿Qué hace {x}?',
    doing: /^\s+(?:ofrece|desarrolla|fabrica|vende|diseña|organiza|permite|produce)\s/,
  },
  ca: {
    source: 'Font:',
    whatIs: 'Què és {x}?',
    whoIs: 'Qui és {x}?',
    definition: /^\s+és\s+(?:un|una|el|la|l’|l')\s?/i,
    whatDoes: 'Què fa {x}?',
    doing: /^\s+(?:ofereix|desenvolupa|fabrica|ven|dissenya|organitza|acompanya|permet|ajuda)\s/,
  },
  it: {
    source: 'Fonte:',
    whatIs: 'Che cos’è {x}?',
    whoIs: 'Chi è {x}?',
    definition: /^\s+è\s+(?:un|una|il|la|lo|l’|l')\s?/i,
    whatDoes: 'Che cosa fa {x}?',
    doing: /^\s+(?:offre|sviluppa|produce|vende|progetta|organizza|permette|realizza)\s/,
  },
  nl: {
    source: 'Bron:',
    whatIs: 'Wat is {x}?',
    whoIs: 'Wie is {x}?',
    definition: /^\s+is\s+(?:een|de|het)\s/i,
    whatDoes: 'Wat doet {x}?',
    doing: /^\s+(?:biedt|maakt|ontwikkelt|verkoopt|levert|verhuurt|organiseert)\s/,
  },
  pt: {
    source: 'Fonte:',
    whatIs: 'O que é {x}?',
    whoIs: 'Quem é {x}?',
    definition: /^\s+é\s+(?:um|uma|o|a)\s/i,
    whatDoes: 'O que faz {x}?',
    doing: /^\s+(?:oferece|desenvolve|fabrica|vende|produz|organiza|permite)\s/,
  },
  pl: {
    source: 'Źródło:',
    whatIs: 'Co to jest {x}?',
    whoIs: 'Kim jest {x}?',
    definition: /^\s+(?:to|jest to)\s/i,
    whatDoes: 'Czym zajmuje się {x}?',
    doing: /^\s+(?:oferuje|tworzy|produkuje|sprzedaje|organizuje)\s/,
  },
  ja: {
    source: '出典：',
    whatIs: '{x}とは何ですか？',
    // A sentence that defines something ends in a noun: "朝食は7時からご用意します" defines nothing.
    definition:
      /^(?:とは|は、?(?=[^。]*[^すたまいるの\s](?:です|である|であり)(?:。|、|$))(?![^。]{0,60}(?:\d[時円分]|から|まで)))/,
    whatDoes: '{x}は何をしていますか？',
    doing: NOTHING,
  },
  zh: {
    source: '来源：',
    whatIs: '{x}是什么？',
    whoIs: '{x}是谁？',
    definition: /^(?:是|，是)/,
    whatDoes: '{x}是做什么的？',
    doing: /^(?:专业|专注|致力|主营|提供|生产|从事)/,
  },
  'zh-Hant': {
    source: '來源：',
    whatIs: '{x}是什麼？',
    whoIs: '{x}是誰？',
    definition: /^(?:是|，是)/,
    whatDoes: '{x}是做什麼的？',
    doing: /^(?:專業|專注|致力|主營|提供|生產|從事)/,
  },
  ko: {
    source: '출처:',
    whatIs: '{x}{은} 무엇인가요?',
    whoIs: '{x}{은} 누구인가요?',
    definition: /^(?:이란|란)\s|^(?:은|는)\s(?=[^.]*(?:입니다|이다|이에요|예요)(?:\.|$))/,
    whatDoes: '{x}{은} 무엇을 하나요?',
    doing: NOTHING,
  },
  ru: {
    source: 'Источник:',
    whatIs: 'Что такое {x}?',
    definition: /^\s+[—–-]\s+(?:это\s+)?/i,
    whatDoes: 'Чем занимается {x}?',
    doing: /^\s+(?:предлагает|разрабатывает|производит|прода[её]т|занимается|помогает|организует)\s/,
  },
  ar: {
    source: 'المصدر:',
    whatIs: 'ما هو {x}؟',
    definition: /^\s+(?:هو|هي)\s/,
    whatDoes: 'ماذا يقدم {x}؟',
    doing: NOTHING,
  },
};
/** Only the word for a source, in more languages. */
const SOURCES: Record<string, string> = {
  sv: 'Källa:',
  da: 'Kilde:',
  no: 'Kilde:',
  nb: 'Kilde:',
  nn: 'Kjelde:',
  fi: 'Lähde:',
  cs: 'Zdroj:',
  sk: 'Zdroj:',
  hu: 'Forrás:',
  ro: 'Sursă:',
  hr: 'Izvor:',
  sl: 'Vir:',
  el: 'Πηγή:',
  tr: 'Kaynak:',
  uk: 'Джерело:',
  bg: 'Източник:',
  he: 'מקור:',
  fa: 'منبع:',
  hi: 'स्रोत:',
  id: 'Sumber:',
  vi: 'Nguồn:',
  th: 'ที่มา:',
  gl: 'Fonte:',
  eu: 'Iturria:',
  et: 'Allikas:',
  lv: 'Avots:',
  lt: 'Šaltinis:',
};

/** The key of our wordings for a language tag: traditional Chinese has its own words. */
export function languageKey(tag: string): string {
  if (/^zh\b.*\b(?:hant|tw|hk|mo)\b/i.test(tag)) return 'zh-Hant';
  return tag.slice(0, 2).toLowerCase() || 'en';
}

/** The words for a language (BCP 47); null if we have none: no question mixes in another language. */
export const qaWords = (language: string): QaWords | null => words[languageKey(language)] ?? null;

/** The text before the title of a source; '' if we do not know the language's word. */
export const sourceWord = (language: string): string =>
  qaWords(language)?.source ?? SOURCES[languageKey(language)] ?? '';

/** Whether the last syllable of a Korean word ends in a consonant; null for words in another script. */
function endsInConsonant(word: string): boolean | null {
  const code =
    word
      .replace(/[^\p{L}\p{N}]+$/u, '')
      .at(-1)
      ?.charCodeAt(0) ?? 0;
  return code >= 0xac00 && code <= 0xd7a3 ? (code - 0xac00) % 28 !== 0 : null;
}

/**
 * A first word that is feminine in Arabic grammar: one in tāʾ marbūṭa, a plural of things, "house" in names
 * of firms.
 */
const FEMININE = '(?:ال)?(?:دار|[\\p{L}\\p{M}]{2,20}(?:ة|ات))(?![\\p{L}\\p{M}])';
const ASKS_WHAT = new RegExp(`^ما هو (?=${FEMININE})`, 'u');
const ASKS_OFFER = new RegExp(`(?<=^ما(?:ذا| الذي) )يقدم(?=ه? ${FEMININE})`, 'u');
const agreeing = (question: string): string =>
  question.replace(ASKS_WHAT, 'ما هي ').replace(ASKS_OFFER, 'تقدم');

/** A wording with a subject. */
export function asked(wording: string, name: string): string {
  const consonant = endsInConsonant(name);
  const particle = consonant === null ? '은(는)' : consonant ? '은' : '는';
  // A name may contain replacement patterns: “Pri$$e”.
  return agreeing(wording.replaceAll('{x}', () => name).replaceAll('{은}', particle));
}
