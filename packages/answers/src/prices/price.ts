/** What a model costs, in US dollars: tokens by the million, searches one by one. */
export interface Price {
  in: number;
  out: number;
  search: number;
}

/** The most a question may use of each: what it is asked with, or where a vendor knows no cap, what is reserved. */
export interface Caps {
  tokensIn: number;
  tokensOut: number;
  searches: number;
}
