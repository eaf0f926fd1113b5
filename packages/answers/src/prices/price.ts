/** The price of a model, in US dollars: for a million tokens, and for one search. */
export interface Price {
  in: number;
  out: number;
  search: number;
}

/**
 * The maximum usage of a question: the limits that we send, or, if a vendor has no such limit, what is
 * reserved.
 */
export interface Caps {
  tokensIn: number;
  tokensOut: number;
  searches: number;
}
