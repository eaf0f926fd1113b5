import type { CrawledSite, CrawlRequest, Engine, WrittenFile } from '@visible-ai/engine';
import type { SharedKind } from '@visible-ai/shared/content/kinds/all-kinds';
import { CONTENT_MAX, type ContentItem, type LiveCheck } from '@visible-ai/shared/content/schema';
import type { z } from 'zod';

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

/** What an order asks for beside the website, as its kind keeps it. */
export type Options = Readonly<Record<string, unknown>>;

/** How much of a site is read. */
export type Extent = Pick<CrawlRequest, 'pageLimit' | 'autoDetectSize' | 'skipCrawling' | 'markdown'>;

interface Kept {
  websiteUrl: string;
  text: string;
}

interface Edits {
  /** As it was generated last. */
  base: string;
  /** As its owner has changed it since. */
  mine: string;
  /** As it is generated now. */
  theirs: string;
}

interface Merged {
  text: string;
  notes: string[];
  /** Places where both changed the same; by itself as many as there are notes. */
  conflicts?: number;
}

interface KindDefinition<Schema extends z.ZodType<Options>> {
  /** What is kept with a job and with what it wrote: an order with nothing left open. */
  options: Schema;
  /** What is ordered where `earlier` was ordered before. Default: what the order says. */
  choose?(asked: Options, earlier: z.output<Schema> | undefined): Options;
  /** What tells one site's order from another's. Default: host and path, without a last slash. */
  place?(url: URL): string;
  /** Characters that its owner can make of it by hand. Default: as many as most kinds have. */
  mostCharacters?: number;
  /** Default: the site's own size up to the crawler's most. */
  extent?(options: z.output<Schema>): Extent;
  write(
    tools: KindTools,
    site: CrawledSite,
    options: z.output<Schema>,
    signal: AbortSignal,
  ): Promise<WrittenFile>;
  /** The writer for a wish in the owner's own words; null where none is set up, and for a kind that nobody words. */
  promptWriter(tools: KindTools): NonNullable<KindTools['promptWriters']>['llmsTxt'] | null;
  /** Compares what is kept with what stands at the site. */
  live(tools: KindTools, kept: Kept, signal: AbortSignal): Promise<LiveCheck>;
  /** Makes a text harmless. Default: plain text is kept byte for byte. */
  sanitise?(tools: KindTools, text: string): Promise<string>;
  /** Puts what is generated under what its owner has changed by hand. Default: line by line. */
  merge?(tools: KindTools, edits: Edits): Promise<Merged>;
  present?: {
    /** The text as the file it is downloaded as. Default: the text itself. */
    file(tools: KindTools, text: string): string | Promise<Uint8Array>;
    /** The same in other formats. Default: none. */
    downloads(tools: KindTools, text: string): ContentItem['downloads'];
  };
}

/** A kind of content: what both sides know of it, and what the server does for it. */
export interface ContentKind extends SharedKindFacts {
  choose(asked: Options, earlier: Options | undefined): Options;
  place(url: URL): string;
  mostCharacters: number;
  extent(options: Options): Extent;
  write(tools: KindTools, site: CrawledSite, options: Options, signal: AbortSignal): Promise<WrittenFile>;
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

/** Where a sitemap does not tell the site's size. */
const WHOLE_SITE: Extent = { pageLimit: 200, autoDetectSize: true, skipCrawling: false };

/** So many pages at most, where an order says it; else the whole site. */
export const extentWithin = (pageLimit: number | undefined): Extent =>
  pageLimit === undefined ? WHOLE_SITE : { pageLimit, autoDetectSize: false, skipCrawling: false };

/** Declares a kind: what it leaves out is done as for a plain file that is written from the whole site. */
export function defineContentKind<Schema extends z.ZodType<Options>>(
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
      // What an earlier release kept, or a prompt asked for, may lack what is needed now.
      schema.parse(choose ? choose(asked, schema.safeParse(earlier).data) : asked),
    extent: (options) => (extent ? extent(schema.parse(options)) : WHOLE_SITE),
    write: (tools, site, options, signal) => kind.write(tools, site, schema.parse(options), signal),
  };
}
