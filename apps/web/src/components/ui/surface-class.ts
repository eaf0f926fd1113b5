/** A raised surface with a hairline around it, for elements that are not a `Card`. */
export const cardClass = 'rounded-box bg-raised ring ring-line';

/** The look of menus and lists of choices, which float even above toasts (60) and dialogs (50). */
export const floatingClass =
  'z-[70] max-h-(--radix-popper-available-height) min-w-48 overflow-y-auto rounded-box bg-raised p-1.5 text-ink shadow-float ring ring-line data-[state=open]:animate-rise';

export const floatingItemClass =
  'flex min-h-9 cursor-pointer select-none items-center gap-2.5 rounded-[6px] px-2.5 py-1.5 text-note outline-none data-highlighted:bg-sunken data-disabled:pointer-events-none data-disabled:opacity-50 pointer-coarse:min-h-11';

/** The shade behind a dialog. It scrolls if the dialog is taller than the window. */
export const overlayClass =
  'fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] place-items-center overflow-y-auto bg-shade p-4 data-[state=open]:animate-appear';

export const panelClass =
  'relative grid w-full grid-cols-[minmax(0,1fr)] gap-6 rounded-box [overflow-wrap:anywhere] bg-raised p-6 shadow-float ring ring-line outline-none data-[state=open]:animate-rise';

/** The rule under a row of tabs. It is as wide as what is below. */
export const tabBarClass = 'border-b border-line pb-1 print:hidden';

/**
 * A row of tabs that scrolls if it is too wide. It has room around the tabs, or it would cut off their focus outline.
 * In a wide window the first word stands where everything below begins, and its pill beyond.
 */
export const tabRowClass = '-mx-1 -mt-1 overflow-x-auto p-1 [scrollbar-width:none] sm:-ml-4.5';
