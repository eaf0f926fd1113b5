import type { QuestionGroup } from '../question.ts';

export const pricingQuestions: QuestionGroup = {
  id: 'pricing',
  title: 'Plans and prices',
  questions: [
    {
      slug: 'what-does-it-cost',
      question: 'What does it cost?',
      answer:
        'Essential is $1000 once, Professional $49 per month, Analytics Platform $99 per month, and Enterprise is priced to your needs. Monthly prices range from $49 to $199 depending on what is included.',
    },
    {
      slug: 'is-there-a-free-plan',
      question: 'Is there a free plan?',
      answer:
        'Yes: one audit and one FAQ download. The audit is the website analysis, complete and without an account, for as many pages as you like within fair limits. For the FAQ, ask us through the form: we open a trial whose credit generates one Q&A section for you to download.',
    },
    {
      slug: 'how-to-buy',
      question: 'How do I buy a plan?',
      answer:
        'Through the Get Started form. We answer by mail, agree with you on the work, and open your account for it. There is no checkout on this site and we store no card data.',
    },
    {
      slug: 'essential-or-professional',
      question: 'Should I take Essential or Professional?',
      answer:
        'Essential is for a site that rarely changes: the files and 20 questions, made once, with setup guidance. Professional is for a site that does change: 50 questions and priority support, month by month.',
    },
    {
      slug: 'white-label',
      question: 'Is there a white-label option for agencies?',
      answer:
        'Generated files carry no mark of ours, so agencies hand them to clients as their own work under every plan. With an active plan, your own name, colour and logo are on the results you share, on every export and on the mails of scheduled audits; you choose them under Account, Branding.',
    },
    {
      slug: 'what-is-enterprise',
      question: 'What does Enterprise include?',
      answer:
        'An account manager and custom integration. If you look after many domains, tell us what you have in mind.',
    },
  ],
};
