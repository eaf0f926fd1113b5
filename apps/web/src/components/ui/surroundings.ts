/**
 * Where something that floats beside a control is put: in the control's own dialog, which would otherwise
 * hide it, or landmark, so that no content is outside all of them. The end of the page when it has neither.
 */
export function surroundings(control: Element | null): Element | undefined {
  return control?.closest('[role=dialog], [role=alertdialog], header, main') ?? undefined;
}
