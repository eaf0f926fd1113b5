import type { QuestionGroup } from '../question.ts';

export const basicsQuestions: QuestionGroup = {
  id: 'basics',
  title: 'The basics',
  questions: [
    {
      slug: 'what-is-visible-ai',
      question: 'What is Visible AI?',
      answer:
        'A service that shows whether answer engines such as ChatGPT, Perplexity, Claude and Gemini can fetch, read and understand your website, and that writes the files which help them quote it: llms.txt, robots.txt and a Q&A section.',
    },
    {
      slug: 'who-is-it-for',
      question: 'Who is it for?',
      answer:
        'For startups, agencies, marketers, content creators and website owners: everybody who would like to be named when people ask an assistant instead of a search page. You need no technical knowledge to read a result; the fixes are written so that you can hand them to whoever looks after your site.',
    },
    {
      slug: 'what-is-ai-visibility',
      question: 'What does it mean to be visible to AI?',
      answer:
        'That an engine writing an answer may fetch your page, finds its words in the HTML, can tell what it is about, and can point a citation at it. All four can be checked from outside, and that is what we do.',
    },
    {
      slug: 'different-from-seo',
      question: 'How is this different from search engine optimisation?',
      answer:
        'Much of it is the same craft: clear titles, fast pages, honest structured data. The differences are that most AI fetchers run no JavaScript, that several operators send several agents with different purposes, and that the prize is a citation in an answer rather than a place in a list.',
    },
    {
      slug: 'how-do-engines-find',
      question: 'How do assistants choose what to cite?',
      answer:
        'The operators do not publish it. What is known is the precondition: the page must be fetched, either ahead of time for an index or at the moment of the question, and its text must be readable. We work on what can be known and measured, and say where knowledge ends.',
    },
    {
      slug: 'which-engines',
      question: 'Which AI platforms do you look at?',
      answer:
        'The score counts seven agents: OAI-SearchBot and ChatGPT-User of OpenAI, Claude-SearchBot and Claude-User of Anthropic, PerplexityBot, Googlebot and Bingbot. Many more, such as training agents, are shown with their verdict but cost no points.',
    },
  ],
};
