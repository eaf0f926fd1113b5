/** A heading's text without the sign for its permanent link (¶, #, §) that site generators append. */
export const headingText = (text: string): string => text.replace(/\s*(?:¶|§|🔗|#)\s*$/u, '');
