import type { FetchFailureKind } from './fetch-result.ts';

const texts: Record<FetchFailureKind, string> = {
  // One text for all refusals: it must not distinguish an open port from a closed one.
  refused: 'We only visit websites on the public internet, over http or https on their usual ports.',
  dns: 'The host name was not found.',
  connect: 'The server does not accept connections.',
  tls: 'No secure connection to the server could be made.',
  timeout: 'The server did not answer in time.',
  reset: 'The server closed the connection before its answer was complete.',
  protocol: 'The server sent something that is not a valid HTTP answer.',
  'too-large': 'The answer is larger than we read.',
  redirects: 'The address redirects too often, or to nowhere.',
  aborted: 'The request was cancelled.',
};

/**
 * An expected failure of a fetch, thrown in this folder and turned into a FetchFailure at its border. Errors
 * of undici, TLS or DNS are not yet a FetchProblem: the connection is at fault, not the answer.
 */
export class FetchProblem extends Error {
  readonly kind: FetchFailureKind;

  constructor(kind: FetchFailureKind, text: string = texts[kind], options?: ErrorOptions) {
    super(text, options);
    this.name = 'FetchProblem';
    this.kind = kind;
  }
}
