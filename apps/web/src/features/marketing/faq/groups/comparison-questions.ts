import type { QuestionGroup } from '../question.ts';

export const comparisonQuestions: QuestionGroup = {
  id: 'comparison',
  title: 'Compared with others',
  questions: [
    {
      slug: 'compared-with-seo-suites',
      question: 'How do you compare with large SEO suites?',
      answer:
        'They are broader: keyword data, link indexes, rank tracking over years. We do one thing in depth: whether answer engines can read you, agent by agent, with the rule and line that decides. Many people use both.',
    },
    {
      slug: 'compared-with-generators',
      question: 'How do you compare with free llms.txt generators?',
      answer:
        'Many list addresses without descriptions, or leave out the home page. Ours describes each page in its own words, checks the file against the format, and can tell you later whether the file on your site is still the one you made.',
    },
    {
      slug: 'compared-with-robots-generators',
      question: 'How is your robots.txt different from a template?',
      answer:
        'A template replaces your rules, or gives fifty agents an Allow line of their own and thereby cancels your Disallow lines. Ours edits your file, keeps what you forbid forbidden, and proves it agent by agent.',
    },
    {
      slug: 'compared-with-monitoring',
      question: 'How do you compare with AI mention trackers?',
      answer:
        'Trackers ask assistants the same questions over and over and count names. That tells you the outcome, not the cause. We begin with the causes that can be fixed; monitoring is what the Analytics Platform plan is for.',
    },
  ],
};
