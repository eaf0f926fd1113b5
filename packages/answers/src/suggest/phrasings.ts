/** How to ask about a topic in a language; `topic` is a noun phrase from a title, `doing` an activity. */
export interface Phrasing {
  /** Who should do it, with a place. */
  local(topic: string): string;
  options(topic: string): string;
  tools(topic: string): string;
  /** A tool for an activity in its base form; titles in other languages do not show that form. */
  tool(doing: string): string;
  /** A choice of providers. */
  which(topic: string): string;
  price(topic: string): string;
  choose(topic: string): string;
  compare(topic: string): string;
  brand: readonly ((name: string) => string)[];
  /** An activity in its base form; null if titles do not show it. */
  howTo: ((doing: string) => string) | null;
}

/** A fixed phrase before or after any title: so no grammar is guessed. */
const after = (ending: string) => (topic: string) => `${topic}${ending}`;
const phrasing = (
  [local, options, tools, price, choose, compare]: readonly [string, string, string, string, string, string],
  brand: Phrasing['brand'],
): Phrasing => ({
  local: after(local),
  options: after(options),
  tools: after(tools),
  tool: after(tools),
  which: after(local),
  price: after(price),
  choose: after(choose),
  compare: after(compare),
  brand,
  howTo: null,
});

export const phrasings: Readonly<Record<string, Phrasing>> = {
  en: {
    local: (topic) => `Who do you recommend for ${topic}?`,
    options: (topic) => `What are the best options for ${topic}?`,
    tools: (topic) => `Which tools are best for ${topic}?`,
    tool: (doing) => `Which tools can ${doing}?`,
    which: (topic) => `Which ${topic} do you recommend?`,
    price: (topic) => `How much should I expect to pay for ${topic}?`,
    choose: (topic) => `What should I look for when choosing ${topic}?`,
    compare: (topic) => `${topic}: which is the better choice?`,
    brand: [
      (name) => `What is ${name} and who is it for?`,
      (name) => `What are the best alternatives to ${name}?`,
    ],
    howTo: (doing) => `How do I ${doing}?`,
  },
  de: phrasing(
    [
      ': Wen können Sie empfehlen?',
      ': Was ist empfehlenswert?',
      ': Welche Werkzeuge eignen sich am besten?',
      ': Mit welchen Kosten muss ich rechnen?',
      ': Worauf sollte ich bei der Auswahl achten?',
      ': Was ist die bessere Wahl?',
    ],
    [
      (name) => `Was ist ${name} und für wen eignet es sich?`,
      (name) => `Welche Alternativen gibt es zu ${name}?`,
    ],
  ),
  fr: phrasing(
    [
      ' : qui recommandez-vous ?',
      ' : quelles solutions recommandez-vous ?',
      ' : quels outils recommandez-vous ?',
      ' : quel prix faut-il prévoir ?',
      ' : comment bien choisir ?',
      ' : que vaut-il mieux choisir ?',
    ],
    [
      (name) => `${name} : qu’est-ce que c’est et à qui cela s’adresse-t-il ?`,
      (name) => `Quelles sont les alternatives à ${name} ?`,
    ],
  ),
  es: phrasing(
    [
      ': ¿a quién recomiendas?',
      ': ¿qué opciones recomiendas?',
      ': ¿qué herramientas recomiendas?',
      ': ¿cuánto cuesta?',
      ': ¿en qué debo fijarme al elegir?',
      ': ¿cuál es mejor?',
    ],
    [(name) => `¿Qué es ${name} y para quién es?`, (name) => `¿Qué alternativas hay a ${name}?`],
  ),
  it: phrasing(
    [
      ': chi consigli?',
      ': quali soluzioni consigli?',
      ': quali strumenti consigli?',
      ': quanto costa?',
      ': come scegliere bene?',
      ': qual è la scelta migliore?',
    ],
    [(name) => `Che cos’è ${name} e a chi serve?`, (name) => `Quali sono le alternative a ${name}?`],
  ),
  nl: phrasing(
    [
      ': wie raad je aan?',
      ': wat raad je aan?',
      ': welke tools raad je aan?',
      ': wat kost dat?',
      ': waar moet ik op letten bij het kiezen?',
      ': wat is de betere keuze?',
    ],
    [(name) => `Wat is ${name} en voor wie is het?`, (name) => `Wat zijn goede alternatieven voor ${name}?`],
  ),
  pt: phrasing(
    [
      ': quem recomenda?',
      ': que opções recomenda?',
      ': que ferramentas recomenda?',
      ': quanto custa?',
      ': o que devo ter em conta ao escolher?',
      ': qual é a melhor escolha?',
    ],
    [(name) => `O que é ${name} e para quem é?`, (name) => `Quais são as alternativas a ${name}?`],
  ),
  ca: phrasing(
    [
      ': a qui recomanes?',
      ': quines opcions recomanes?',
      ': quines eines recomanes?',
      ': quant costa?',
      ': en què m’he de fixar a l’hora de triar?',
      ': què és millor?',
    ],
    [(name) => `Què és ${name} i per a qui és?`, (name) => `Quines alternatives hi ha a ${name}?`],
  ),
  zh: {
    local: (topic) => `${topic}哪家比较好？`,
    options: (topic) => `${topic}推荐哪些？`,
    tools: (topic) => `${topic}有哪些好用的工具？`,
    tool: (doing) => `${doing}有哪些好用的工具？`,
    which: (topic) => `${topic}哪家比较好？`,
    price: (topic) => `${topic}大概多少钱？`,
    choose: (topic) => `如何选择${topic}？`,
    compare: (topic) => `${topic}，哪个更好？`,
    brand: [(name) => `${name}怎么样？`, (name) => `除了${name}还有哪些选择？`],
    howTo: null,
  },
  ja: {
    local: (topic) => `${topic}のおすすめはどこですか？`,
    options: (topic) => `${topic}のおすすめは何ですか？`,
    tools: (topic) => `${topic}におすすめのツールは何ですか？`,
    tool: (doing) => `${doing}におすすめのツールは何ですか？`,
    which: (topic) => `${topic}のおすすめはどこですか？`,
    price: (topic) => `${topic}の費用はどのくらいですか？`,
    choose: (topic) => `${topic}はどう選べばよいですか？`,
    compare: (topic) => `${topic}、どちらがよいですか？`,
    brand: [(name) => `${name}の評判はどうですか？`, (name) => `${name}の代わりになるものはありますか？`],
    howTo: null,
  },
};
