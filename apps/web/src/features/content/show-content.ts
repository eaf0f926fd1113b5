/** Dispatched on `window`: sends the visitor to their content and reads it again. */
export const SHOW_CONTENT = 'navigate-to-manage-content';
