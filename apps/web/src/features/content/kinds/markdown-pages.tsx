import type { User } from '@visible-ai/shared/accounts/schema';
import { markdownPages as kind } from '@visible-ai/shared/content/kinds/markdown-pages';
import { Files } from 'lucide-react';
import { SiteGenerator } from '../generators/site-generator.tsx';
import { askNothing, type KindView } from './kind-view.ts';
import { MarkdownFilesCheck, readMarkdownFiles } from './markdown-files-check.tsx';

const steps = [
  'We read your site page by page, as robots.txt allows, slowly enough that nobody notices.',
  'Each page becomes a Markdown file of its own, named after its address: /guide.html is guide.html.md.',
  'Pages that have such a file at your site already are left to it.',
  'You can edit them all in one place and download them as a ZIP file. Announce each on its page by a link of type text/markdown.',
];

const MarkdownPagesGenerator = ({ user }: { user: User }) => (
  <SiteGenerator
    user={user}
    kind={kind}
    lead="A plain twin of each page, for assistants that ask for Markdown: the same words, without everything around them."
    steps={steps}
    submitLabel="Generate Markdown pages"
  />
);

export const markdownPages: KindView = {
  kind,
  card: {
    text: 'A Markdown file beside each of your pages, for assistants that ask for the words alone.',
    action: 'Generate Markdown pages',
    Icon: Files,
  },
  Generator: MarkdownPagesGenerator,
  text: {
    how: 'file',
    check(text) {
      const read = readMarkdownFiles(text);
      return { lines: read.lines, report: <MarkdownFilesCheck read={read} /> };
    },
  },
  useAgain: askNothing,
};
