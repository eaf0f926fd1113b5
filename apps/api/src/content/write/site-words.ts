/** The few words of our own that stand in a file, in the language of the site. */
export interface SiteWords {
  main: string;
  documentation: string;
  articles: string;
  products: string;
  questions: string;
  source: string;
  /** A question for a definition; `{x}` is what is defined. */
  whatIs: string;
  /** Where a sentence goes from the name to its definition: "X is a ...". */
  definition: RegExp;
}

const english: SiteWords = {
  main: 'Main pages',
  documentation: 'Documentation',
  articles: 'Articles',
  products: 'Products',
  questions: 'Questions and answers',
  source: 'Source:',
  whatIs: 'What is {x}?',
  definition: /^\s+(is|was)\s+(an?|the|one)\s/i,
};

const words: Record<string, SiteWords> = {
  en: english,
  de: {
    main: 'Wichtige Seiten',
    documentation: 'Dokumentation',
    articles: 'Artikel',
    products: 'Produkte',
    questions: 'Fragen und Antworten',
    source: 'Quelle:',
    whatIs: 'Was ist {x}?',
    definition: /^\s+ist\s+(ein|eine|der|die|das)\s/i,
  },
  fr: {
    main: 'Pages principales',
    documentation: 'Documentation',
    articles: 'Articles',
    products: 'Produits',
    questions: 'Questions et réponses',
    source: 'Source :',
    whatIs: 'Qu’est-ce que {x} ?',
    definition: /^\s+est\s+(un|une|le|la|l’|l')\s?/i,
  },
  es: {
    main: 'Páginas principales',
    documentation: 'Documentación',
    articles: 'Artículos',
    products: 'Productos',
    questions: 'Preguntas y respuestas',
    source: 'Fuente:',
    whatIs: '¿Qué es {x}?',
    definition: /^\s+es\s+(un|una|el|la)\s/i,
  },
  it: {
    main: 'Pagine principali',
    documentation: 'Documentazione',
    articles: 'Articoli',
    products: 'Prodotti',
    questions: 'Domande e risposte',
    source: 'Fonte:',
    whatIs: 'Che cos’è {x}?',
    definition: /^\s+è\s+(un|una|il|la|lo|l’|l')\s?/i,
  },
  nl: {
    main: 'Belangrijkste pagina’s',
    documentation: 'Documentatie',
    articles: 'Artikelen',
    products: 'Producten',
    questions: 'Vragen en antwoorden',
    source: 'Bron:',
    whatIs: 'Wat is {x}?',
    definition: /^\s+is\s+(een|de|het)\s/i,
  },
  pt: {
    main: 'Páginas principais',
    documentation: 'Documentação',
    articles: 'Artigos',
    products: 'Produtos',
    questions: 'Perguntas e respostas',
    source: 'Fonte:',
    whatIs: 'O que é {x}?',
    definition: /^\s+é\s+(um|uma|o|a)\s/i,
  },
  pl: {
    main: 'Najważniejsze strony',
    documentation: 'Dokumentacja',
    articles: 'Artykuły',
    products: 'Produkty',
    questions: 'Pytania i odpowiedzi',
    source: 'Źródło:',
    whatIs: 'Co to jest {x}?',
    definition: /^\s+(to|jest to)\s/i,
  },
  ja: {
    main: '主なページ',
    documentation: 'ドキュメント',
    articles: '記事',
    products: '製品',
    questions: 'よくある質問',
    source: '出典：',
    whatIs: '{x}とは何ですか？',
    definition: /^(とは|は)、?/,
  },
};

/** The words for a language (BCP 47); English where we have none. */
export const siteWords = (language: string): SiteWords =>
  words[language.slice(0, 2).toLowerCase()] ?? english;
