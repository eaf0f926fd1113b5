const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes foreign text for HTML or XML: for elements, and for attributes in double quotes, which are the only
 * ones that we write. So apostrophes need no escape.
 */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
