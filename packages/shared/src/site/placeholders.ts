/**
 * What stands in the built pages for the two things that are known only when the server starts; it writes
 * the real ones into every page and file it serves. No such host can exist (RFC 2606).
 */
export const originPlaceholder = 'https://app-url.invalid';
export const contactPlaceholder = 'contact@app-url.invalid';
