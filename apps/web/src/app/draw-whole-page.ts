/**
 * Has every part of the page laid out, also those that nobody has scrolled near (`drawn-when-near` in styles/base.css):
 * until then the places of what stands below them are guesses.
 */
export function drawWholePage(): void {
  document.documentElement.dataset.drawn = '';
}
