import type { QuestionGroup } from '../question.ts';

export const resultsQuestions: QuestionGroup = {
  id: 'results',
  title: 'Results and exports',
  questions: [
    {
      slug: 'guarantee',
      question: 'Do you guarantee that I will be cited?',
      answer:
        'No. Which sources an assistant names is decided by its operator, and whoever promises otherwise cannot know it. We guarantee only that what we report is what we found, with the evidence beside it.',
    },
    {
      slug: 'when-results',
      question: 'How soon will I see a difference?',
      answer:
        'In our score at once: run the analysis again after a fix. In the engines’ answers when they fetch your pages again, which can take from minutes, where a page is fetched for the person asking, to weeks for an index.',
    },
    {
      slug: 'export-formats',
      question: 'In which formats can I export?',
      answer:
        'llms.txt and robots.txt are downloaded as plain text. A Q&A section is HTML that you can copy, and it comes as Markdown and as FAQPage JSON-LD too. An analysis can be shared by link or printed to PDF from your browser. Your account’s data can be exported as JSON.',
    },
    {
      slug: 'live-figures',
      question: 'Are the analytics figures on the front page real?',
      answer:
        'No, and the page says so: they are sample figures of an invented shop that show what monitoring looks like. The analytics screens of the signed-in area are still being built.',
    },
  ],
};
