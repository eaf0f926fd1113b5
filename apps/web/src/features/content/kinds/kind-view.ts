import type { User } from '@visible-ai/shared/accounts/schema';
import type { SharedKind } from '@visible-ai/shared/content/kinds/all-kinds';
import type { ContentItem } from '@visible-ai/shared/content/schema';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { GenerationRequest } from '../jobs/start-generation.ts';

/** What readers make of a file: the lines they stumble over, and what there is to say about it. */
export interface FileCheck {
  lines: ReadonlySet<number>;
  report: ReactNode;
}

/** How a kind is shown and edited: a file as it is, or rich text. */
export type KindText =
  | { how: 'file'; check: ((text: string, websiteUrl: string) => FileCheck) | null }
  | { how: 'rich' };

/** What a person adds to an order. */
type Choices = Omit<GenerationRequest, 'url' | 'contentType' | 'regenerate'>;

/** What is asked when a content is written again. */
export interface AgainFields {
  fields: ReactNode;
  /** Null while something that was typed is not right. */
  choices: Choices | null;
}

/** A form in which a file can be taken home, made of its text. */
export interface FileForm {
  label: string;
  ending: string;
  mediaType: string;
  of: (text: string) => string;
}

/** A kind of content as the screens show it. */
export interface KindView {
  kind: SharedKind;
  /** On the hub. */
  card: { text: string; action: string; Icon: LucideIcon };
  /** The form that orders it. */
  Generator: ComponentType<{ user: User }>;
  text: KindText;
  /** The name of the dialog that edits it, where it has one of its own. */
  editTitle?: string;
  /** The forms in which it can be taken home, where there are several. */
  downloads?: readonly [FileForm, ...FileForm[]];
  /** A hook: the fields of the dialog that has it written again. */
  useAgain(item: ContentItem): AgainFields;
}

/** Nothing more is asked. */
export const askNothing = (): AgainFields => ({ fields: null, choices: {} });
