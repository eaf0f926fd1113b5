import type { QuestionGroup } from '../question.ts';

export const compatibilityQuestions: QuestionGroup = {
  id: 'compatibility',
  title: 'Compatibility and set-up',
  questions: [
    {
      slug: 'which-cms',
      question: 'Does it work with my content management system?',
      answer:
        'Yes. We read finished pages and write plain files, so it makes no difference whether WordPress, Drupal, Shopify, Webflow, a static generator or your own code stands behind them. You only need a way to place a file at the root of your domain.',
    },
    {
      slug: 'wordpress',
      question: 'How do I add the files to WordPress?',
      answer:
        'Upload them by FTP or your host’s file manager into the folder that holds wp-config.php. If an SEO plugin writes robots.txt for you, paste the lines into its robots.txt editor instead, so that there is only one.',
    },
    {
      slug: 'shopify',
      question: 'How do I add the files to Shopify?',
      answer:
        'Shopify lets you edit robots.txt through the robots.txt.liquid template. A file such as llms.txt can be uploaded under Files and reached through a URL redirect from /llms.txt; some apps do the same.',
    },
    {
      slug: 'hosted-builders',
      question: 'What if my site builder allows no files at the root?',
      answer:
        'Some hosted builders let you edit robots.txt and nothing else. Then leave llms.txt out, which costs little, and put the Q&A into an ordinary page.',
    },
    {
      slug: 'plugin-needed',
      question: 'Do I have to install a plugin or a script?',
      answer: 'No. Nothing of ours runs on your site, and we ask for no access to it.',
    },
    {
      slug: 'javascript-sites',
      question: 'My site is a single-page application. Is that a problem?',
      answer:
        'If its words are only in the browser after scripts have run, yes: the fetchers of ChatGPT, Claude and Perplexity see an empty page. Render the pages on the server or at build time. The analysis tells you how many words arrive without JavaScript.',
    },
    {
      slug: 'other-languages',
      question: 'Does it work for sites in other languages?',
      answer:
        'Yes. The checks read any language, and generated files keep the language of your pages. The screens of this service are in English.',
    },
    {
      slug: 'several-sites',
      question: 'Can I use it for several sites?',
      answer:
        'You may analyze as many sites as you like within fair limits. For generating files across many domains, ask us about Enterprise.',
    },
  ],
};
