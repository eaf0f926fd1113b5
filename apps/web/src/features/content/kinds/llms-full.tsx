import type { User } from '@visible-ai/shared/accounts/schema';
import { llmsFull as kind } from '@visible-ai/shared/content/kinds/llms-full';
import { BookText } from 'lucide-react';
import { SiteGenerator } from '../generators/site-generator.tsx';
import { askNothing, type KindView } from './kind-view.ts';

const steps = [
  'We read your site page by page, as robots.txt allows, slowly enough that nobody notices.',
  'The main part of each page is written down as Markdown, without menus, banners and footers, with its address above it.',
  'Where you have an llms-full.txt already, the new one starts from it: your words stay.',
  'The file holds up to 1 MB, and tells you which pages did not fit. You can edit it, then put it at the root of your site.',
];

const LlmsFullGenerator = ({ user }: { user: User }) => (
  <SiteGenerator
    user={user}
    kind={kind}
    lead="What your pages say, all of it in one file: an assistant that fetches it has read your site."
    steps={steps}
    submitLabel="Generate llms-full.txt"
  />
);

export const llmsFull: KindView = {
  kind,
  card: {
    text: 'The text of your pages as Markdown, in one file that an assistant reads at once.',
    action: 'Generate llms-full.txt',
    Icon: BookText,
  },
  Generator: LlmsFullGenerator,
  text: { how: 'file', check: null },
  useAgain: askNothing,
};
