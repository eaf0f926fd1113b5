import { FileText, FolderOpen, ListTree, type LucideIcon, MessagesSquare } from 'lucide-react';

export interface HubCardFacts {
  to: string;
  title: string;
  text: string;
  action: string;
  Icon: LucideIcon;
  /** Whether a trial pays for what is behind it. */
  generates: boolean;
}

export const hubCards: readonly HubCardFacts[] = [
  {
    to: '/content/llms-txt',
    title: 'llms.txt',
    text: 'A table of contents of your website for language models: each page with a title and what it says.',
    action: 'Generate llms.txt',
    Icon: ListTree,
    generates: true,
  },
  {
    to: '/content/robots-txt',
    title: 'robots.txt',
    text: 'Which AI agents may read you. An edit of the file you have, with every verdict before and after.',
    action: 'Generate robots.txt',
    Icon: FileText,
    generates: true,
  },
  {
    to: '/content/qa-section',
    title: 'Q&A Section',
    text: 'The questions people ask about you, answered by your own sentences, ready for your page.',
    action: 'Generate Q&A',
    Icon: MessagesSquare,
    generates: true,
  },
  {
    to: '/content/manage',
    title: 'Manage Content',
    text: 'View, edit and manage generated content, and check whether it is live on your site.',
    action: 'Open your content',
    Icon: FolderOpen,
    generates: false,
  },
];
