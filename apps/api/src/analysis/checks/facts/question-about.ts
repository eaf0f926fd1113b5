const askWhatItIs: Record<string, (name: string) => string> = {
  en: (name) => `What is ${name}?`,
  fr: (name) => `Qu’est-ce que ${name} ?`,
  de: (name) => `Was ist ${name}?`,
  es: (name) => `¿Qué es ${name}?`,
  it: (name) => `Che cos’è ${name}?`,
  pt: (name) => `O que é ${name}?`,
  nl: (name) => `Wat is ${name}?`,
  pl: (name) => `Czym jest ${name}?`,
  sv: (name) => `Vad är ${name}?`,
  ja: (name) => `${name}とは何ですか?`,
  ko: (name) => `${name}(은)는 무엇인가요?`,
  zh: (name) => `${name}是什么?`,
};

/** “What is NAME?” in the page's language, else in English. */
export function questionAbout(name: string, lang: string | null): string {
  const ask = askWhatItIs[(lang ?? 'en').split('-')[0]?.toLowerCase() ?? 'en'] ?? askWhatItIs.en;
  return ask ? ask(name) : name;
}
