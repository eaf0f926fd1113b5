import { FolderOpen, type LucideIcon } from 'lucide-react';
import { kindViews } from '../kinds/all-kinds.ts';

export interface HubCardFacts {
  to: string;
  title: string;
  text: string;
  action: string;
  Icon: LucideIcon;
  /** Whether a trial credit can pay for this tool. */
  generates: boolean;
}

/** A card for each kind of content, and one for the generated files. */
export const hubCards: readonly HubCardFacts[] = [
  ...Object.values(kindViews).map(({ kind, card }) => ({
    ...card,
    to: kind.page.path,
    title: kind.label,
    generates: true,
  })),
  {
    to: '/content/manage',
    title: 'Manage Content',
    text: 'View, edit and manage generated content, and check whether it is live on your site.',
    action: 'Open your content',
    Icon: FolderOpen,
    generates: false,
  },
];
