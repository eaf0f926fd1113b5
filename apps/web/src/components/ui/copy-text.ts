/**
 * Copies a text to the clipboard. Returns false if the browser does not allow it (plain http, no permission).
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
