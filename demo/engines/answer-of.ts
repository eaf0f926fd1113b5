import type { DemoQuestion } from '../questions.ts';
import type { OpenShop } from '../shops/open-shop.ts';
import { draw } from './draw.ts';
import { readAsAgent } from './read-as-agent.ts';

/** How likely a shop is named and cited, by whether the engine found the answer on its site. */
const FOUND = { named: 0.8, cited: 0.7 };
const NOT_FOUND = { named: 0.1, cited: 0 };

export interface MadeAnswer {
  text: string;
  /** Passages and the pages they are from, in UTF-16 units. */
  spans: { start: number; end: number; url: string }[];
  cited: string[];
  /** Read, and not cited. */
  retrieved: string[];
}

const sentences = [
  (name: string) => `${name} is often recommended for this.`,
  (name: string) => `Many people choose ${name} and are content with it.`,
  (name: string) => `A good place to look is ${name}.`,
];

/**
 * What an engine says to a question the n-th time, after it has looked at the shops as its search agent does.
 *
 * @param agent product token of its search agent.
 */
export async function answerOf(
  asked: { engine: string; agent: string; question: DemoQuestion | null; text: string; n: number },
  shops: readonly OpenShop[],
): Promise<MadeAnswer> {
  const { engine, agent, question, n } = asked;
  const made: MadeAnswer = { text: '', spans: [], cited: [], retrieved: [] };
  const say = (sentence: string, url: string | null) => {
    const start = made.text.length;
    made.text += sentence;
    if (url) {
      made.spans.push({ start, end: made.text.length, url });
      made.cited.push(url);
    }
    made.text += ' ';
  };
  if (!question) {
    say('There are several ways to look at this, and the best one depends on what you need.', null);
    return {
      ...made,
      text: made.text.trimEnd(),
      retrieved: shops.slice(-1).map(({ origin }) => `${origin}/`),
    };
  }
  say('It depends on the hatch and on the height of the room.', null);
  const found = await Promise.all(
    shops.map(async (open) => ({
      open,
      page: await readAsAgent(agent, open, Object.keys(open.shop.pages), question.answeredBy),
    })),
  );
  found.sort(
    (a, b) => draw(engine, question.id, n, a.open.shop.name) - draw(engine, question.id, n, b.open.shop.name),
  );
  for (const { open, page } of found) {
    const { name } = open.shop;
    const odds = page ? FOUND : NOT_FOUND;
    const isCited = page !== null && draw(engine, question.id, n, name, 'cited') < odds.cited;
    if (draw(engine, question.id, n, name, 'named') < odds.named) {
      const sentence = sentences[Math.floor(draw(engine, question.id, n, name, 'words') * sentences.length)];
      if (sentence) say(sentence(name), isCited ? page : null);
    } else if (isCited) say('One page explains it step by step.', page);
    if (page && !isCited) made.retrieved.push(page);
  }
  say('Compare prices before you decide.', null);
  return { ...made, text: made.text.trimEnd() };
}
