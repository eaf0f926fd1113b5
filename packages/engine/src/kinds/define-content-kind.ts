import type { SharedKind } from '@visible-ai/shared/content/kinds/all-kinds';
import { CONTENT_MAX, type ContentItem, type LiveCheck } from '@visible-ai/shared/content/schema';
import type { z } from 'zod';
import type { CrawledSite, CrawlRequest } from '../crawl/crawled-site.ts';
import type { Engine } from '../engine.ts';
import type { WrittenFile } from '../write/written-file.ts';

/** What kinds use of the engine. */
export type KindTools = Pick<
  Engine,
  | 'writers'
  | 'promptWriters'
  | 'checkLiveFile'
  | 'checkLiveQuestions'
  | 'checkLiveData'
  | 'checkLivePages'
  | 'zipFiles'
  | 'sanitiseQa'
  | 'mergeEdits'
  | 'qaDownloads'
  | 'qaPlainText'
>;

/** A request's options besides the website, as its kind stores them. */
export type KindOptions = Readonly<Record<string, unknown>>;

/** How much of a site is read. */
export type Extent = Pick<CrawlRequest, 'pageLimit' | 'autoDetectSize' | 'skipCrawling' | 'markdown'>;

interface Kept {
  websiteUrl: string;
  text: string;
}

interface Edits {
  /** The text as it was generated last time. */
  base: string;
  /** The text with its owner's changes since then. */
  mine: string;
  /** The text as it is generated now. */
  theirs: string;
}

interface Merged {
  text: string;
  notes: string[];
  /** How many places both have changed. Default: the number of notes. */
  conflicts?: number;
}

interface KindDefinition<Schema extends z.ZodType<KindOptions>> {
  /** The complete options that are stored with a job and with its result. */
  options: Schema;
  /** The options of a request that follows the request `earlier`. Default: the request's own options. */
  choose?(asked: KindOptions, earlier: z.output<Schema> | undefined): KindOptions;
  /** What distinguishes requests for different sites. Default: host and path, without a slash at the end. */
  place?(url: URL): string;
  /** The most characters that its owner may save. Default: the limit that most kinds have. */
  mostCharacters?: number;
  /** Default: the size of the site, up to the crawler's maximum. */
  extent?(options: z.output<Schema>): Extent;
  write(
    tools: KindTools,
    site: CrawledSite,
    options: z.output<Schema>,
    signal: AbortSignal,
  ): Promise<WrittenFile>;
  /** The writer for a prompt in the owner's words; null if no model is configured, and for kinds that take no prompt. */
  promptWriter(tools: KindTools): NonNullable<KindTools['promptWriters']>['llmsTxt'] | null;
  /** Compares the stored file with the file on the site. */
  live(tools: KindTools, kept: Kept, signal: AbortSignal): Promise<LiveCheck>;
  /** Makes a text harmless. Default: plain text stays as it is, byte for byte. */
  sanitise?(tools: KindTools, text: string): Promise<string>;
  /** Merges the generated text with the changes that its owner made by hand. Default: line by line. */
  merge?(tools: KindTools, edits: Edits): Promise<Merged>;
  present?: {
    /** The file for the download. Default: the text itself. */
    file(tools: KindTools, text: string): string | Promise<Uint8Array>;
    /** The text in other formats. Default: none. */
    downloads(tools: KindTools, text: string): ContentItem['downloads'];
  };
}

/** A kind of content: what everybody knows about it, and how its files are written, compared, merged and presented. */
export interface ContentKind extends SharedKindFacts {
  choose(asked: KindOptions, earlier: KindOptions | undefined): KindOptions;
  place(url: URL): string;
  mostCharacters: number;
  extent(options: KindOptions): Extent;
  write(tools: KindTools, site: CrawledSite, options: KindOptions, signal: AbortSignal): Promise<WrittenFile>;
  promptWriter(tools: KindTools): NonNullable<KindTools['promptWriters']>['llmsTxt'] | null;
  live(tools: KindTools, kept: Kept, signal: AbortSignal): Promise<LiveCheck>;
  sanitise(tools: KindTools, text: string): Promise<string>;
  merge(tools: KindTools, edits: Edits): Promise<Merged>;
  present: {
    file(tools: KindTools, text: string): string | Promise<Uint8Array>;
    downloads(tools: KindTools, text: string): ContentItem['downloads'];
  };
}

type SharedKindFacts = Pick<SharedKind, 'id' | 'label' | 'fileName' | 'mediaType' | 'timeLimitMs'>;

/** The page limit if no sitemap shows the size of the site. */
const WHOLE_SITE: Extent = { pageLimit: 200, autoDetectSize: true, skipCrawling: false };

/** The page limit of the request, if it has one; else the whole site. */
export const extentWithin = (pageLimit: number | undefined): Extent =>
  pageLimit === undefined ? WHOLE_SITE : { pageLimit, autoDetectSize: false, skipCrawling: false };

/** Declares a kind. Left-out parts get the defaults of a plain file that is written from the whole site. */
export function defineContentKind<Schema extends z.ZodType<KindOptions>>(
  kind: KindDefinition<Schema> & SharedKindFacts,
): ContentKind {
  const { options: schema, extent, choose } = kind;
  return {
    place: ({ host, pathname }) => `${host}${pathname.replace(/\/+$/, '')}`,
    mostCharacters: CONTENT_MAX,
    sanitise: async (_tools, text) => text,
    merge: ({ mergeEdits }, edits) => mergeEdits({ by: 'lines', ...edits }),
    present: { file: (_tools, text) => text, downloads: () => null },
    ...kind,
    choose: (asked, earlier) =>
      // Options from an earlier release or from a prompt may lack fields that are needed now.
      schema.parse(choose ? choose(asked, schema.safeParse(earlier).data) : asked),
    extent: (options) => (extent ? extent(schema.parse(options)) : WHOLE_SITE),
    write: (tools, site, options, signal) => kind.write(tools, site, schema.parse(options), signal),
  };
}
