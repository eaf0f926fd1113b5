/** Where the browser keeps which analyses it had made without an account. */
export const MADE_ANALYSES = 'made_analyses';
