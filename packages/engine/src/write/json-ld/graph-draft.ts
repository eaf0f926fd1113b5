import type { JsonObject } from '@visible-ai/shared/json-ld/json-value';

export const graphFamilies = [
  'Organization',
  'WebSite',
  'BreadcrumbList',
  'Article',
  'Product',
  'FAQPage',
  'Event',
] as const;
export type GraphFamily = (typeof graphFamilies)[number];

/** A thing of the graph in progress, with the source of each property. */
export interface GraphDraft {
  family: GraphFamily;
  /** The page that it belongs on. */
  page: string;
  /** With its type and id. */
  node: JsonObject;
  /** The page that each property was taken from, by its name. */
  sources: ReadonlyMap<string, string>;
  /** Whether the page already describes it. */
  isOwn: boolean;
  /** Properties that the page's own description lacks. */
  added: readonly string[];
}
