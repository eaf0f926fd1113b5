/** A stable id of a text: FNV-1a, 32 bits, enough to distinguish some hundred texts. */
export function textId(prefix: string, text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${prefix}-${(hash >>> 0).toString(36)}`;
}
