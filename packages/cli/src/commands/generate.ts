import type { Command } from '../cli/command.ts';
import { kindWords } from '../generate/generated-kinds.ts';
import { fetchingOptions, outputOption, showingOptions } from './shared-options.ts';

export const generate = {
  name: 'generate',
  summary: `Write ${kindWords.join(', ')} for a site, from its own words`,
  takes: `${kindWords.join('|')} URL`,
  about: [
    'Reads the site politely (robots.txt, sitemap, links) and writes the file from what its pages say: nothing is invented. robots.txt is an edit of the file that is there: every line that is not asked about stays.',
  ],
  options: {
    pages: {
      type: 'string',
      value: 'N',
      about: 'Read at most so many pages; otherwise as many as the sitemap lists',
    },
    questions: { type: 'string', value: 'N', about: 'qa: how many questions (10)' },
    as: {
      type: 'string',
      value: 'FORM',
      about: 'qa: html, md or json-ld (html). json-ld: json or html, a block for each page (json)',
    },
    zip: { type: 'boolean', about: 'markdown-pages: as one ZIP file, for --output; otherwise as one text' },
    policy: {
      type: 'string',
      value: 'POLICY',
      about: 'robots-txt: open, no_training, search_only or closed; otherwise as the file says now',
    },
    disallow: {
      type: 'string',
      multiple: true,
      value: 'PATH',
      about: 'robots-txt: close a path for everybody. Repeatable',
    },
    sitemap: {
      type: 'string',
      value: 'URL',
      about: 'robots-txt: the sitemap to name; otherwise the one that is found',
    },
    ...outputOption,
    ...fetchingOptions,
    ...showingOptions,
  },
  examples: [
    {
      says: 'An llms.txt, into the folder that is served',
      type: 'generate llms-txt example.com --output public/llms.txt',
    },
    {
      says: 'Search and people’s questions, no training',
      type: 'generate robots-txt example.com --policy no_training',
    },
    {
      says: 'A Markdown file for each page, to be unpacked where the site is served',
      type: 'generate markdown-pages example.com --zip --output pages.zip',
    },
    {
      says: 'Twelve questions and answers as FAQPage markup',
      type: 'generate qa example.com --questions 12 --as json-ld',
    },
    {
      says: 'Structured data as a block for the head of each page',
      type: 'generate json-ld example.com --as html',
    },
  ],
  load: async () => (await import('./run-generate.ts')).runGenerate,
} as const satisfies Command;
