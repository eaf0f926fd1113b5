import type { QuestionGroup } from '../question.ts';

export const supportQuestions: QuestionGroup = {
  id: 'support',
  title: 'Support and privacy',
  questions: [
    {
      slug: 'how-to-get-help',
      question: 'How do I get help?',
      answer:
        'Use the Get Started form or write to the address at the foot of every page. Support is by email: Essential includes it, Professional customers are answered first.',
    },
    {
      slug: 'what-is-stored',
      question: 'What do you store about me?',
      answer:
        'For an analysis: the address, the result and keyed hashes in place of your network address and your mail address. For an account: your mail address, your name, a hash of your password and what you made. The privacy policy lists everything, with times.',
    },
  ],
};
