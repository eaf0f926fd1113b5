/** A region that appears together with its words is not read by every screen reader. */
const AFTER_MS = 100;

let region: HTMLElement | undefined;

/** Tells screen readers what the screen does not show, such as a download: browsers show that themselves. */
export function say(words: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = 'sr-only';
    // An open dialog hides the rest of the page from screen readers, but no live region.
    region.setAttribute('aria-live', 'polite');
    document.body.append(region);
  }
  region.textContent = '';
  setTimeout(() => {
    if (region) region.textContent = words;
  }, AFTER_MS);
}
