/**
 * Copies a text to the clipboard. Returns false if the browser does not allow it (plain http, no permission) or
 * the text could not be loaded.
 *
 * @param text a text that must be loaded first is passed as a promise, while the click still counts: Safari refuses later.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else {
      const type = 'text/plain';
      const blob = text.then((loaded) => new Blob([loaded], { type }));
      await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
    }
    return true;
  } catch {
    return false;
  }
}
