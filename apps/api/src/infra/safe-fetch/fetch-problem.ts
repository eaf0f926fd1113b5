import type { FetchFailureKind } from './fetch-result.ts';

const texts: Record<FetchFailureKind, string> = {
  refused: 'This address is not on the public internet.',
  dns: 'The host name was not found.',
  connect: 'The server does not accept connections.',
  tls: 'No secure connection could be made.',
  timeout: 'The server did not answer in time.',
  reset: 'The server closed the connection before the answer was complete.',
  protocol: 'The server sent something that is not a valid HTTP answer.',
  'too-large': 'The answer is larger than we read.',
  redirects: 'The address redirects too often, or to nowhere.',
  aborted: 'The request was cancelled.',
};

/** An expected failure of a fetch, thrown inside this room and turned into a FetchFailure at its door. */
export class FetchProblem extends Error {
  readonly kind: FetchFailureKind;

  constructor(kind: FetchFailureKind, text: string = texts[kind]) {
    super(text);
    this.name = 'FetchProblem';
    this.kind = kind;
  }
}

const kindByCode: Record<string, FetchFailureKind> = {
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  EAI_FAIL: 'dns',
  ENODATA: 'dns',
  ECONNREFUSED: 'connect',
  EHOSTUNREACH: 'connect',
  ENETUNREACH: 'connect',
  EADDRNOTAVAIL: 'connect',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_OVERFLOW: 'protocol',
  EPROTO: 'tls',
};

const tlsTexts: Record<string, string> = {
  CERT_HAS_EXPIRED: 'The security certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The security certificate is self-signed.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The security certificate is signed by nobody known.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The security certificate’s chain is incomplete.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'The security certificate is signed by nobody known.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The security certificate belongs to another host.',
};

const codeOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error ? String(error.code) : '';
};

/** Says what went wrong in one of a dozen kinds, whatever undici, TLS, DNS or zlib called it. */
export function toFetchProblem(error: unknown): FetchProblem {
  if (error instanceof FetchProblem) return error;
  if (error instanceof Error && error.cause instanceof FetchProblem) return error.cause;
  const code = codeOf(error);
  const tlsText = tlsTexts[code];
  if (tlsText) return new FetchProblem('tls', tlsText);
  if (/^(ERR_(TLS|SSL)|CERT_|UNABLE_TO_)/.test(code)) return new FetchProblem('tls');
  if (/^(HPE_|Z_|ERR_BROTLI|ERR_HTTP)/.test(code) || code.startsWith('ERR__ERROR_'))
    return new FetchProblem('protocol');
  if (error instanceof Error && error.name === 'AbortError') return new FetchProblem('aborted');
  if (error instanceof Error && error.name === 'TimeoutError') return new FetchProblem('timeout');
  return new FetchProblem(kindByCode[code] ?? 'reset');
}
