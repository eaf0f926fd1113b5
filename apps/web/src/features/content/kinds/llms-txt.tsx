import type { User } from '@visible-ai/shared/accounts/schema';
import { llmsTxt as kind } from '@visible-ai/shared/content/kinds/llms-txt';
import { readLlmsTxt } from '@visible-ai/shared/llms-txt/read-llms-txt';
import { ListTree } from 'lucide-react';
import { SiteGenerator } from '../generators/site-generator.tsx';
import { askNothing, type KindView } from './kind-view.ts';
import { LlmsCheck } from './llms-check.tsx';

const steps = [
  'We read your site page by page, as robots.txt allows, slowly enough that nobody notices.',
  'Each page is listed under its section, with its own title and a description from its own words.',
  'The file waits in Manage Content. You can edit it there, then put it at the root of your site.',
];

const LlmsTxtGenerator = ({ user }: { user: User }) => (
  <SiteGenerator
    user={user}
    kind={kind}
    lead="A table of contents of your website, written for language models: what it is, and which page says what."
    steps={steps}
    submitLabel="Generate llms.txt"
    promptExample="Describe each page for people who compare prices, and put the guides first."
  />
);

export const llmsTxt: KindView = {
  kind,
  card: {
    text: 'A table of contents of your website for language models: each page with a title and what it says.',
    action: 'Generate llms.txt',
    Icon: ListTree,
  },
  Generator: LlmsTxtGenerator,
  text: {
    how: 'file',
    check(text) {
      const file = readLlmsTxt(text);
      return {
        lines: new Set(file.problems.flatMap(({ lines }) => lines)),
        report: <LlmsCheck file={file} />,
      };
    },
  },
  editTitle: 'Edit llms.txt',
  useAgain: askNothing,
};
