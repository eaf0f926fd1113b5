/** What can be written, by the names that are typed. */
export const generatedKinds = [
  'llms-txt',
  'llms-full',
  'robots-txt',
  'qa',
  'json-ld',
  'markdown-pages',
] as const;
export type GeneratedKind = (typeof generatedKinds)[number];
