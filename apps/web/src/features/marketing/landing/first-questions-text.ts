/** The questions on the landing page. The FAQ has more. */
export const firstQuestions = [
  {
    question: 'What does it cost to find out where I stand?',
    answer:
      'Nothing. The analysis is free and needs no account; you give an address and a work email, and see the whole result with every fix.',
  },
  {
    question: 'Can you promise that assistants will cite me?',
    answer:
      'No, and nobody honestly can. What we can do is take away every reason for not being cited that can be measured: locked doors, empty pages, missing facts.',
  },
  {
    question: 'Do I have to let AI companies train on my site?',
    answer:
      'No. Training, search and fetching for a person are different agents. You may block the first and welcome the others; our score never takes points for that.',
  },
  {
    question: 'Does an llms.txt file really help?',
    answer:
      'A little, and we say so. Google states that its search ignores the file, other agents may read it. It is quick to make, so we write it well and give it two points of a hundred.',
  },
] as const;
