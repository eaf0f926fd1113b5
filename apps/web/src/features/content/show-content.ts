/** An event on `window`: opens the visitor's content and reloads it. */
export const SHOW_CONTENT = 'navigate-to-manage-content';
