/** What can be written, by the names that are typed. */
export const generatedKinds = ['llms-txt', 'robots-txt', 'qa', 'json-ld'] as const;
export type GeneratedKind = (typeof generatedKinds)[number];
