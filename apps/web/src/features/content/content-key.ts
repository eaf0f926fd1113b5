/** The cache key of the list of content. */
export const contentKey = ['content'] as const;
