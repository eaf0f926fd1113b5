const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Foreign text made safe for HTML or XML: in elements, and in attributes within double quotes, which are the only
 * ones we write. Apostrophes therefore stay readable.
 */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
