/** The storage key of the analyses that this browser made without an account. */
export const MADE_ANALYSES = 'made_analyses';
