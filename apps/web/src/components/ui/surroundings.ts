/**
 * Where to put an element that floats beside a control: in the control's dialog, which would hide it
 * otherwise, or in its landmark, so that all content is in a landmark. Without either it goes to the end of
 * the page.
 */
export function surroundings(control: Element | null): Element | undefined {
  return control?.closest('[role=dialog], [role=alertdialog], header, main') ?? undefined;
}
