import type { z } from 'zod';

/** What both sides know of a kind of content. */
export interface KindShape {
  /** On the wire and in the database: chosen for good. */
  readonly id: string;
  /** What a person sees. */
  readonly label: string;
  /** What a download is saved as. */
  readonly fileName: string;
  readonly mediaType: string;
  /** A job that works longer has failed, ms. */
  readonly timeLimitMs: number;
  /** What stands before the reason when a job fails; null: the reason alone. */
  readonly failure: string | null;
  /** The generator's page; `name` stands in its title. */
  readonly page: { readonly path: `/content/${string}`; readonly name: string; readonly description: string };
  /**
   * The fields of an order that are this kind's own. zod is handed in: the route table names every kind, and a
   * page that asks the server nothing does without zod.
   */
  readonly request: (zod: typeof z) => z.ZodRawShape;
}

/** Declares a kind, keeping its literal types. */
export const defineKind = <const K extends KindShape>(kind: K): K => kind;
