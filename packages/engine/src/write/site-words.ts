/** The few words of our own that stand in a file, in the language of the site. */
export interface SiteWords {
  main: string;
  documentation: string;
  articles: string;
  products: string;
  questions: string;
}

const english: SiteWords = {
  main: 'Main pages',
  documentation: 'Documentation',
  articles: 'Articles',
  products: 'Products',
  questions: 'Questions and answers',
};

const words: Record<string, SiteWords> = {
  en: english,
  de: {
    main: 'Wichtige Seiten',
    documentation: 'Dokumentation',
    articles: 'Artikel',
    products: 'Produkte',
    questions: 'Fragen und Antworten',
  },
  fr: {
    main: 'Pages principales',
    documentation: 'Documentation',
    articles: 'Articles',
    products: 'Produits',
    questions: 'Questions et réponses',
  },
  es: {
    main: 'Páginas principales',
    documentation: 'Documentación',
    articles: 'Artículos',
    products: 'Productos',
    questions: 'Preguntas y respuestas',
  },
  it: {
    main: 'Pagine principali',
    documentation: 'Documentazione',
    articles: 'Articoli',
    products: 'Prodotti',
    questions: 'Domande e risposte',
  },
  nl: {
    main: 'Belangrijkste pagina’s',
    documentation: 'Documentatie',
    articles: 'Artikelen',
    products: 'Producten',
    questions: 'Vragen en antwoorden',
  },
  pt: {
    main: 'Páginas principais',
    documentation: 'Documentação',
    articles: 'Artigos',
    products: 'Produtos',
    questions: 'Perguntas e respostas',
  },
  pl: {
    main: 'Najważniejsze strony',
    documentation: 'Dokumentacja',
    articles: 'Artykuły',
    products: 'Produkty',
    questions: 'Pytania i odpowiedzi',
  },
  ja: {
    main: '主なページ',
    documentation: 'ドキュメント',
    articles: '記事',
    products: '製品',
    questions: 'よくある質問',
  },
};

/** The words for a language (BCP 47); English where we have none. */
export const siteWords = (language: string): SiteWords =>
  words[language.slice(0, 2).toLowerCase()] ?? english;
