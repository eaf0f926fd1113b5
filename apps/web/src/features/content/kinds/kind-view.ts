import type { User } from '@visible-ai/shared/accounts/schema';
import type { SharedKind } from '@visible-ai/shared/content/kinds/all-kinds';
import type { ContentSummary } from '@visible-ai/shared/content/schema';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { GenerationRequest } from '../jobs/start-generation.ts';

/** The result of checking a file: the lines with problems, and a report. */
export interface FileCheck {
  lines: ReadonlySet<number>;
  report: ReactNode;
}

/** How a kind is shown and edited: as a plain file, or as rich text. */
export type KindText =
  | { how: 'file'; check: ((text: string, websiteUrl: string) => FileCheck) | null }
  | { how: 'rich' };

/** What a person chooses besides the site. */
type Choices = Omit<GenerationRequest, 'url' | 'contentType' | 'regenerate'>;

/** The fields that are shown before a content is generated again. */
export interface AgainFields {
  fields: ReactNode;
  /** Null while a field is invalid. */
  choices: Choices | null;
}

/** A format in which a file can be downloaded. It is made from the file's text. */
export interface FileForm {
  label: string;
  ending: string;
  mediaType: string;
  of: (text: string) => string;
}

/** What the screens show of a kind of content. */
export interface KindView {
  kind: SharedKind;
  /** The card on the hub. */
  card: { text: string; action: string; Icon: LucideIcon };
  /** The form that starts a generation. */
  Generator: ComponentType<{ user: User }>;
  text: KindText;
  /** The title of the editor, if it is not the usual one. */
  editTitle?: string;
  /** The download formats, if there are several. */
  downloads?: readonly [FileForm, ...FileForm[]];
  /** A hook: the fields of the dialog that generates it again. */
  useAgain(item: ContentSummary): AgainFields;
}

/** For kinds without further fields. */
export const askNothing = (): AgainFields => ({ fields: null, choices: {} });
