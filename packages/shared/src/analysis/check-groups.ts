export const checkGroups = ['access', 'understanding', 'content', 'speed'] as const;
export type CheckGroup = (typeof checkGroups)[number];
