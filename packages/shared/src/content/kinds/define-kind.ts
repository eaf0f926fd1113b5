import type { z } from 'zod';

/**
 * Where a site uses a kind of content. `host`: a file at the root of its host. `site`: a file in the site's
 * folder. `beside-pages`: many files, each beside its page. `heads`: a file whose parts belong into the heads
 * of pages. `page`: text within a page, which nobody requests as a file.
 */
type UsedIn = 'host' | 'site' | 'beside-pages' | 'heads' | 'page';

/** What client and server both know about a kind of content. */
export interface KindShape {
  /** The id in the API and the database. It can never change. */
  readonly id: string;
  /** The name that people see. */
  readonly label: string;
  /** The file name of a download. */
  readonly fileName: string;
  readonly mediaType: string;
  /** Where a site uses it: see `UsedIn`. */
  readonly usedIn: UsedIn;
  /** Whether it decides who may read the site. If so, only a person publishes it. */
  readonly decidesAccess: boolean;
  /** The language of its text in a fenced block of Markdown; empty for plain text. */
  readonly language: '' | 'html' | 'json' | 'markdown';
  /** A job that works longer than this has failed, ms. */
  readonly timeLimitMs: number;
  /** The words before the reason when a job fails; null for the reason alone. */
  readonly failure: string | null;
  /** The generator's page; `name` is in its title. */
  readonly page: { readonly path: `/content/${string}`; readonly name: string; readonly description: string };
  /**
   * The request's fields that only this kind has. zod is passed in as a parameter: the route table imports every kind, and
   * a page that makes no call should not load zod.
   */
  readonly request: (zod: typeof z) => z.ZodRawShape;
}

/** Declares a kind and keeps its literal types. */
export const defineKind = <const K extends KindShape>(kind: K): K => kind;

/** What assistants are told about a kind. It is a value of its own, so that pages do not load it. */
export interface KindGuide {
  /** What it is, in a few words without a capital: assistants read it when they choose a kind. */
  readonly about: string;
  /** Where its text belongs on a site, in whole sentences. */
  readonly belongs: string;
}
