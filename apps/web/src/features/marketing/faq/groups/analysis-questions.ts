import { groupPoints } from '@visible-ai/shared/analysis/group-points';
import type { QuestionGroup } from '../question.ts';

export const analysisQuestions: QuestionGroup = {
  id: 'analysis',
  title: 'The website analysis',
  questions: [
    {
      slug: 'what-is-checked',
      question: 'What does the analysis check?',
      answer:
        'Four groups of things: access (may agents fetch and read the page), understanding (does it say what it is), content (is there something to cite) and speed. Each check shows what it found, why it matters and, where points were lost, how to win them back.',
    },
    {
      slug: 'how-long',
      question: 'How long does an analysis take?',
      answer:
        'About two seconds for our own checks, and longer, often 10 to 30 seconds, where Google PageSpeed measures the page too. You watch the seven steps as they happen.',
    },
    {
      slug: 'how-is-score-made',
      question: 'How is the score calculated?',
      answer: `It is the weighted share of what your page achieved, from 0 to 100. Access carries ${groupPoints.access} points, understanding ${groupPoints.understanding}, content ${groupPoints.content} and speed ${groupPoints.speed}. The weights and the reason for each are published with the source code.`,
    },
    {
      slug: 'what-is-a-good-score',
      question: 'What is a good score?',
      answer:
        '80 and above is green, 50 to 79 yellow, below 50 red. A page that a counted agent may not fetch, that forbids indexing or that answers with an error is held at 49 at most, because such a page is in no answer whatever else is right.',
    },
    {
      slug: 'same-score-twice',
      question: 'Will I get the same score twice?',
      answer:
        'Yes, as long as the page stays the same. The one part that moves by itself is speed, which is measured again each time.',
    },
    {
      slug: 'why-email',
      question: 'Why do you ask for a work email?',
      answer:
        'To send you the result, once. Addresses of throw-away mail services are refused; ordinary private mailboxes are welcome. The mail is written from the saved result and goes to that one address.',
    },
    {
      slug: 'share-result',
      question: 'Can I share a result?',
      answer:
        'Yes. Every result has a link that cannot be guessed and that anybody who has it may open. Copy it from the result and send it to your client or your developer.',
    },
    {
      slug: 'pagespeed-unavailable',
      question: 'What if PageSpeed data is unavailable?',
      answer:
        'Then the speed checks do not count: they neither win nor lose points, and the result says so. It can be due to the limits of Google’s interface, to connectivity or to a site it cannot reach.',
    },
    {
      slug: 'private-sites',
      question: 'Can you analyze a site behind a login or on an intranet?',
      answer:
        'No. We fetch public pages only, exactly because answer engines can fetch nothing else. Private and local addresses are refused.',
    },
    {
      slug: 'does-it-load-my-site',
      question: 'Does an analysis put load on my site?',
      answer:
        'Hardly any: a few dozen small requests, at most two at a time, from a client that says who it is and follows robots.txt when it crawls for the generators.',
    },
  ],
};
