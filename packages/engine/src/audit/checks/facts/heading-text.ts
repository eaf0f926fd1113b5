/** A heading's words without the mark of its own permanent link (¶, #, §), which generators append. */
export const headingText = (text: string): string => text.replace(/\s*(?:¶|§|🔗|#)\s*$/u, '');
