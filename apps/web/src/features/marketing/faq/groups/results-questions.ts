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
      question: 'Can I export results as PDF, CSV or HTML?',
      answer:
        'Yes. Every analysis and every audit of a whole site has an Export menu: PDF on A4 or US Letter, one HTML page without scripts, Markdown, CSV with a line for each check, JSON, and SARIF and JUnit for the tools of developers. An analysis needs no account for it. A Q&A section comes as HTML, Markdown and FAQPage JSON-LD; llms.txt and robots.txt are plain text. Your account’s data is one JSON file.',
    },
    {
      slug: 'api-access',
      question: 'Is there API access?',
      answer:
        'Yes, for Professional and Enterprise. Every screen of ours works through documented calls, described on the page for developers and as OpenAPI 3.1 at /api/openapi.json, and your own programs use them with API keys that you make under Account. The website analysis needs none.',
    },
    {
      slug: 'live-figures',
      question: 'Are the analytics figures on the front page real?',
      answer:
        'No, and the page says so: they are sample figures of an invented shop that show what monitoring looks like. Your own figures are in the signed-in area, measured by asking the engines.',
    },
  ],
};
