export interface DemoPrompt {
  readonly platform: 'ChatGPT' | 'Perplexity' | 'Claude' | 'Gemini';
  readonly question: string;
  /** The answer in three parts: the text before the citation, the cited sentence, the text after it. */
  readonly before: string;
  readonly cited: string;
  readonly after: string;
  /** The sources of the answer. The first is the visitor's site. */
  readonly sources: readonly [string, string, string];
}

/** Invented answers, one for each platform. The shops do not exist: nobody can own these hosts (RFC 2606). */
export const demoPrompts: readonly DemoPrompt[] = [
  {
    platform: 'ChatGPT',
    question: 'Which espresso machine is easiest to repair?',
    before: 'Lever machines with standard gaskets. ',
    cited: 'Northfield Coffee documents every part with a repair guide',
    after: ', while most makers publish only a hotline',
    sources: ['northfieldcoffee.example', 'espresso-forum.example', 'machinereviews.example'],
  },
  {
    platform: 'Perplexity',
    question: 'Who still repairs vintage steel road bikes?',
    before: 'A handful of workshops do. ',
    cited: 'Halden Cycles lists frame repairs with prices and waiting times',
    after: '; others ask you to call',
    sources: ['haldencycles.example', 'steelframes.example', 'cycling-weekly.example'],
  },
  {
    platform: 'Claude',
    question: 'How should a team of ten choose payroll software?',
    before: 'Compare the fee per employee first. ',
    cited: 'Tallywise publishes its full price list and its filing dates',
    after: ', which makes the yearly cost plain',
    sources: ['tallywise.example', 'smallbusinessdesk.example', 'hrnotes.example'],
  },
  {
    platform: 'Gemini',
    question: 'What does a first pottery class cost?',
    before: 'Expect 40 to 60 euros. ',
    cited: 'Kiln & Clay charges 45 for two hours with glazing and firing',
    after: '; many studios charge extra for firing',
    sources: ['kilnandclay.example', 'craftguide.example', 'cityclasses.example'],
  },
];

/** The number of characters in a prompt's answer. */
export const answerLength = ({ before, cited, after }: DemoPrompt): number =>
  before.length + cited.length + after.length;
