import { baseLanguage } from '../../language/base-language.ts';

/** Our own words in a Q&A section, in one language. `{x}` is the subject of a question. */
export interface QaWords {
  /** Precedes the title of the page that an answer was taken from. */
  source: string;
  /** A question for a definition. */
  whatIs: string;
  /**
   * The same question about a person. Where it would need to know more of them than their name, they are asked what they
   * do.
   */
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
  // What it needs and what it is made of says nothing of what it does.
  doing:
    /^\s+(?!(?:is|was|has|does|depends|relies|requires|needs|consists|contains|comes|uses|wants|expects|remains|belongs|looks|seems|becomes|appears|follows|differs)\b)[a-z]+s\s/,
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
  sv: {
    source: 'Källa:',
    whatIs: 'Vad är {x}?',
    whoIs: 'Vem är {x}?',
    definition: /^\s+är\s+(?:en|ett|den|det)\s/i,
    whatDoes: 'Vad gör {x}?',
    doing: /^\s+(?:erbjuder|tillverkar|säljer|utvecklar|hjälper|levererar|bygger|driver|reparerar|bakar)\s/,
  },
  da: {
    source: 'Kilde:',
    whatIs: 'Hvad er {x}?',
    whoIs: 'Hvem er {x}?',
    definition: /^\s+er\s+(?:en|et|den|det)\s/i,
    whatDoes: 'Hvad laver {x}?',
    doing:
      /^\s+(?:tilbyder|fremstiller|producerer|sælger|udvikler|hjælper|leverer|bygger|driver|reparerer|bager)\s/,
  },
  nb: {
    source: 'Kilde:',
    whatIs: 'Hva er {x}?',
    whoIs: 'Hvem er {x}?',
    definition: /^\s+er\s+(?:en|et|ei|den|det)\s/i,
    whatDoes: 'Hva gjør {x}?',
    doing: /^\s+(?:tilbyr|lager|produserer|selger|utvikler|hjelper|leverer|bygger|driver|reparerer|baker)\s/,
  },
  fi: {
    source: 'Lähde:',
    whatIs: 'Mikä on {x}?',
    whoIs: 'Kuka on {x}?',
    definition:
      /^\s+on\s+(?=[\p{L}\d -]{3,80}\p{L}(?<!ssa|ssä|lla|llä|sta|stä|nut|nyt|ttu|tty|tu|ty)(?:[.,]|$| jo[kh]| ja ))/iu,
    whatDoes: 'Mitä {x} tekee?',
    doing: /^\s+(?:tarjoaa|valmistaa|myy|kehittää|auttaa|toimittaa|rakentaa|järjestää|korjaa|leipoo)\s/,
  },
  cs: {
    source: 'Zdroj:',
    whatIs: 'Co je {x}?',
    whoIs: 'Kdo je {x}?',
    definition: /^\s+je\s+(?!v\s|ve\s|na\s|od\s|už\s|již\s|také\s|otevřen)(?=\p{Ll})/u,
    whatDoes: 'Čím se zabývá {x}?',
    doing:
      /^\s+(?:nabízí|vyrábí|prodává|vyvíjí|pomáhá|dodává|staví|provozuje|pořádá|poskytuje|opravuje|peče|se zabývá)\s/,
  },
  sk: {
    source: 'Zdroj:',
    whatIs: 'Čo je {x}?',
    whoIs: 'Kto je {x}?',
    definition: /^\s+je\s+(?!v\s|vo\s|na\s|od\s|už\s|aj\s|otvoren)(?=\p{Ll})/u,
    whatDoes: 'Čím sa zaoberá {x}?',
    doing:
      /^\s+(?:ponúka|vyrába|predáva|vyvíja|pomáha|dodáva|stavia|prevádzkuje|organizuje|poskytuje|opravuje|pečie|sa zaoberá)\s/,
  },
  hu: {
    source: 'Forrás:',
    whatIs: 'Mi az {x}?',
    whoIs: 'Ki {x}?',
    definition: /^,?\s+egy\s/i,
    whatDoes: 'Mivel foglalkozik {x}?',
    doing: NOTHING,
  },
  ro: {
    source: 'Sursă:',
    whatIs: 'Ce este {x}?',
    whoIs: 'Cine este {x}?',
    definition: /^\s+este\s+(?:un|o|unul|una)\s/i,
    whatDoes: 'Cu ce se ocupă {x}?',
    doing: /^\s+(?:oferă|produce|vinde|dezvoltă|ajută|livrează|construiește|organizează|repară|se ocupă)\s/,
  },
  el: {
    source: 'Πηγή:',
    // A name in quotation marks takes the neuter article, whatever it names.
    whatIs: 'Τι είναι το «{x}»;',
    whoIs: '{x}: με τι ασχολείται;',
    definition: /^\s+είναι\s+(?:ένας?|μια|μία|ο|η|το)\s/i,
    whatDoes: '{x}: με τι ασχολείται;',
    doing: /^\s+(?:προσφέρει|παράγει|πουλά|αναπτύσσει|ασχολείται|κατασκευάζει|οργανώνει|παρέχει)\s/,
  },
  tr: {
    source: 'Kaynak:',
    whatIs: '{x} nedir?',
    whoIs: '{x} kimdir?',
    definition: /^,\s(?=[^.!?]*\p{Ll}(?<!makta|mekte)(?:[dt][ıiuü]r)(?:\.|$))/u,
    whatDoes: '{x} ne yapar?',
    doing:
      /^,\s(?=[^.!?]*\s(?:sunar|sunuyor|sunmaktadır|üretir|üretiyor|üretmektedir|satar|satıyor|yapar|yapıyor|yapmaktadır|geliştirir|geliştiriyor|verir|veriyor|vermektedir)(?:\.|$))/u,
  },
  uk: {
    source: 'Джерело:',
    whatIs: 'Що таке {x}?',
    definition: /^\s+[—–-]\s+(?:це\s+)?|^\s+є\s/i,
    whatDoes: 'Чим займається {x}?',
    doing:
      /^\s+(?:пропонує|розробляє|виробляє|продає|займається|допомагає|організовує|надає|виготовляє|ремонтує)\s/,
  },
  bg: {
    source: 'Източник:',
    whatIs: 'Какво е {x}?',
    definition: /^\s+е\s+(?!в\s|на\s|от\s|отворен)(?=\p{Ll})/u,
    whatDoes: 'С какво се занимава {x}?',
    doing:
      /^\s+(?:предлага|произвежда|продава|разработва|помага|организира|предоставя|изработва|ремонтира|се занимава)\s/,
  },
  hr: {
    source: 'Izvor:',
    whatIs: 'Što je {x}?',
    whoIs: 'Tko je {x}?',
    definition: /^\s+je\s+(?!u\s|na\s|od\s|već\s|otvoren)(?=\p{Ll})/u,
    whatDoes: 'Čime se bavi {x}?',
    doing:
      /^\s+(?:nudi|proizvodi|prodaje|razvija|pomaže|isporučuje|gradi|organizira|pruža|popravlja|se bavi)\s/,
  },
  sl: {
    source: 'Vir:',
    whatIs: 'Kaj je {x}?',
    whoIs: 'Kdo je {x}?',
    definition: /^\s+je\s+(?!v\s|na\s|od\s|že\s|odprt)(?=\p{Ll})/u,
    whatDoes: 'S čim se ukvarja {x}?',
    doing:
      /^\s+(?:ponuja|proizvaja|prodaja|razvija|pomaga|dobavlja|gradi|organizira|nudi|popravlja|se ukvarja)\s/,
  },
  he: {
    source: 'מקור:',
    whatIs: 'מה זה {x}?',
    definition: /^\s+(?:הוא|היא)\s/,
    // The verb is written alike for men and women.
    whatDoes: 'מה עושה {x}?',
    doing: /^\s+(?:מציעה?|מייצרת?|מוכרת?|מפתחת?|מספקת?|עוסקת?|מסייעת?)\s/,
  },
  id: {
    source: 'Sumber:',
    whatIs: 'Apa itu {x}?',
    whoIs: 'Siapa {x}?',
    definition: /^\s+(?:adalah|merupakan)\s/i,
    whatDoes: 'Apa yang dilakukan {x}?',
    doing: /^\s+(?:menawarkan|menyediakan|memproduksi|menjual|mengembangkan|membantu|melayani)\s/,
  },
  vi: {
    source: 'Nguồn:',
    whatIs: '{x} là gì?',
    whoIs: '{x} là ai?',
    definition: /^\s+là\s/i,
    whatDoes: '{x} làm gì?',
    doing: /^\s+(?:cung cấp|sản xuất|chuyên|phát triển|kinh doanh)\s/,
  },
  et: {
    source: 'Allikas:',
    whatIs: 'Mis on {x}?',
    whoIs: 'Kes on {x}?',
    definition: /^\s+on\s/,
    whatDoes: 'Millega {x} tegeleb?',
    doing: /^\s+(?:pakub|toodab|müüb|arendab|valmistab|aitab|tegeleb|korraldab)\s/,
  },
  lv: {
    source: 'Avots:',
    whatIs: 'Kas ir {x}?',
    whoIs: 'Kas ir {x}?',
    definition: /^\s+ir\s/,
    whatDoes: 'Ar ko nodarbojas {x}?',
    doing: /^\s+(?:piedāvā|ražo|pārdod|izstrādā|nodrošina|palīdz|nodarbojas|organizē)\s/,
  },
  lt: {
    source: 'Šaltinis:',
    whatIs: 'Kas yra {x}?',
    whoIs: 'Kas yra {x}?',
    definition: /^\s+yra\s/,
    whatDoes: 'Ką veikia {x}?',
    doing: /^\s+(?:siūlo|gamina|parduoda|kuria|teikia|padeda|užsiima|organizuoja)\s/,
  },
  fa: {
    source: 'منبع:',
    whatIs: '{x} چیست؟',
    whoIs: '{x} کیست؟',
    // The verb ends the sentence.
    definition: /^\s+یک\s/,
    whatDoes: '{x} چه کاری انجام می‌دهد؟',
    doing: NOTHING,
  },
  hi: {
    source: 'स्रोत:',
    whatIs: '{x} क्या है?',
    whoIs: '{x} कौन हैं?',
    definition: /^\s+एक\s/,
    // Asks for the work, which does not say whether it is a man's.
    whatDoes: '{x} का काम क्या है?',
    doing: NOTHING,
  },
  th: {
    source: 'ที่มา:',
    whatIs: '{x} คืออะไร?',
    whoIs: '{x} คือใคร?',
    definition: /^\s*(?:คือ|เป็น)/,
    whatDoes: '{x} ทำอะไร?',
    doing: /^\s*(?:ให้บริการ|จำหน่าย|ผลิต|พัฒนา)/,
  },
};
/** Only the word for a source, in more languages. */
const SOURCES: Record<string, string> = {
  nn: 'Kjelde:',
  gl: 'Fonte:',
  eu: 'Iturria:',
};
/** The key of our wordings for a language tag: traditional Chinese has its own words. */
export function languageKey(tag: string): string {
  if (/^zh\b.*\b(?:hant|tw|hk|mo)\b/i.test(tag)) return 'zh-Hant';
  return baseLanguage(tag) || 'en';
}

/** The words for a language (BCP 47); null if we have none: no question mixes in another language. */
export const qaWords = (language: string): QaWords | null => words[languageKey(language)] ?? null;

/** The question for what somebody is. */
export const whoIs = ({ whoIs: wording, whatDoes }: QaWords): string => wording ?? whatDoes;

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
