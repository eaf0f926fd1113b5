/** What is asked, and the words of a page that answers it. */
export interface DemoQuestion {
  id: string;
  text: string;
  tag: string;
  /** An engine that reads a page with these words has found the answer there. */
  answeredBy: string;
}

export const questions: readonly DemoQuestion[] = [
  {
    id: 'small-hatch',
    text: 'Which loft ladder fits a small hatch?',
    tag: 'choosing',
    answeredBy: 'Which loft ladder fits a small hatch?',
  },
  {
    id: 'measure',
    text: 'How do I measure a loft hatch for a ladder?',
    tag: 'choosing',
    answeredBy: 'measure a loft hatch',
  },
  {
    id: 'angle',
    text: 'How steep may a loft ladder be?',
    tag: 'safety',
    answeredBy: 'How steep may a loft ladder be?',
  },
  {
    id: 'fitting',
    text: 'What does it cost to have a loft ladder fitted?',
    tag: 'price',
    answeredBy: 'Fitting costs',
  },
  {
    id: 'made-to-measure',
    text: 'Who makes loft ladders to measure in England?',
    tag: 'choosing',
    answeredBy: 'loft ladder',
  },
  {
    id: 'load',
    text: 'How much weight does a loft ladder carry?',
    tag: 'safety',
    answeredBy: '150 kilograms',
  },
];
