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
  /** A question for what somebody does, and where a sentence goes on from the name to it: "X makes ...". */
  whatDoes: string;
  doing: RegExp;
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
  whatDoes: 'What does {x} do?',
  doing: /^\s+(?!is\b|was\b|has\b|does\b)[a-z]+s\s/,
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
    whatDoes: 'Was macht {x}?',
    doing:
      /^\s+(bietet|baut|entwickelt|produziert|fertigt|stellt|berät|verkauft|vermietet|liefert|betreibt|unterstützt|organisiert|vermittelt)\s/,
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
    whatDoes: 'Que fait {x} ?',
    doing:
      /^\s+(propose|offre|développe|fabrique|vend|conçoit|accompagne|organise|corrige|permet|produit|loue)\s/,
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
    whatDoes: '¿Qué hace {x}?',
    doing: /^\s+(ofrece|desarrolla|fabrica|vende|diseña|organiza|permite|produce)\s/,
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
    whatDoes: 'Che cosa fa {x}?',
    doing: /^\s+(offre|sviluppa|produce|vende|progetta|organizza|permette|realizza)\s/,
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
    whatDoes: 'Wat doet {x}?',
    doing: /^\s+(biedt|maakt|ontwikkelt|verkoopt|levert|verhuurt|organiseert)\s/,
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
    whatDoes: 'O que faz {x}?',
    doing: /^\s+(oferece|desenvolve|fabrica|vende|produz|organiza|permite)\s/,
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
    whatDoes: 'Czym zajmuje się {x}?',
    doing: /^\s+(oferuje|tworzy|produkuje|sprzedaje|organizuje)\s/,
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
    whatDoes: '{x}は何をしていますか？',
    doing: /^$/,
  },
};

/** The words for a language (BCP 47); English where we have none. */
export const siteWords = (language: string): SiteWords =>
  words[language.slice(0, 2).toLowerCase()] ?? english;
