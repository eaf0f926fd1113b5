import type { JsonObject } from '@visible-ai/shared/json-ld/json-value';

export const graphFamilies = [
  'Organization',
  'WebSite',
  'BreadcrumbList',
  'Article',
  'Product',
  'FAQPage',
] as const;
export type GraphFamily = (typeof graphFamilies)[number];

/** A thing of the graph as it is made, with where each of its properties was found. */
export interface GraphDraft {
  family: GraphFamily;
  /** The page that it belongs on. */
  page: string;
  /** With its type and id. */
  node: JsonObject;
  /** The page that each property was taken from, by its name. */
  sources: ReadonlyMap<string, string>;
  /** Whether the page describes it already. */
  isOwn: boolean;
  /** What is in it that the page's own description lacks. */
  added: readonly string[];
}
