/**
 * Placeholders in the built pages for two values that are known only when the server starts. The server
 * replaces them in every page and file that it serves. Such a host cannot exist (RFC 2606).
 */
export const originPlaceholder = 'https://app-url.invalid';
export const contactPlaceholder = 'contact@app-url.invalid';
