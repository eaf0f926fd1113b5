/** Where the query cache keeps the list of content. */
export const contentKey = ['content'] as const;
