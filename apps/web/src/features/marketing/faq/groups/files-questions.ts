import type { QuestionGroup } from '../question.ts';

export const filesQuestions: QuestionGroup = {
  id: 'files',
  title: 'llms.txt, robots.txt and Q&A',
  questions: [
    {
      slug: 'what-is-llms-txt',
      question: 'What is an llms.txt file?',
      answer:
        'A short Markdown file at the root of a site that says what the site is and lists its most useful pages, each with a line of description. The format is described at llmstxt.org.',
    },
    {
      slug: 'does-llms-txt-help',
      question: 'Does llms.txt make assistants cite me?',
      answer:
        'Do not count on it. Google states that its search ignores the file; other engines and agents may read it. We write it well, because it is quick to have, and give it two points of a hundred.',
    },
    {
      slug: 'what-is-robots-txt',
      question: 'What does robots.txt have to do with AI?',
      answer:
        'It tells every agent by name what it may fetch. One careless line can shut out the agents that write answers. Our generator edits the file you have, keeps your own rules, and shows each agent’s verdict before and after.',
    },
    {
      slug: 'block-training',
      question: 'Can I block AI training and still be cited?',
      answer:
        'Yes. Training, search and fetching for a person are done by different agents. You may block GPTBot, ClaudeBot, Google-Extended or CCBot without leaving a single answer, and our score takes nothing off for it.',
    },
    {
      slug: 'crawl-delay',
      question: 'Is Crawl-delay a standard?',
      answer:
        'No. It is not part of RFC 9309, the robots.txt standard, and some engines ignore it. A delay that your file has stays; we write one only when you ask for another than the usual second.',
    },
    {
      slug: 'what-is-qa-section',
      question: 'What is a Q&A section?',
      answer:
        'Questions people ask about you, each with an answer taken from the text of your own pages and with the page it comes from. You choose between 1 and 50 questions; 10 is the default.',
    },
    {
      slug: 'invented-answers',
      question: 'Can the Q&A contain invented answers?',
      answer:
        'Our built-in writer only takes sentences from your pages. Where the operator of this service has connected a language model, its wording can be freer, so read every answer before you publish it.',
    },
    {
      slug: 'where-to-put-files',
      question: 'Where do I put the files?',
      answer:
        'llms.txt and robots.txt belong at the root of your domain, for example yourcompany.com/llms.txt. The Q&A goes into a page that people can see, because engines disregard marked-up text that visitors cannot read.',
    },
    {
      slug: 'can-i-edit',
      question: 'Can I edit what was generated?',
      answer:
        'Yes. Every file opens in an editor, earlier versions are kept, and a save never silently overwrites what somebody else saved in between.',
    },
  ],
};
