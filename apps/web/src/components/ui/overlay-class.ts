/** The shade behind a dialog; it scrolls when the dialog is taller than the window. */
export const overlayClass =
  'fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] place-items-center overflow-y-auto bg-shade p-4 data-[state=open]:animate-appear';

export const panelClass =
  'relative grid w-full grid-cols-[minmax(0,1fr)] gap-6 rounded-box [overflow-wrap:anywhere] bg-raised p-6 shadow-float ring ring-line outline-none data-[state=open]:animate-rise';
