import { FetchProblem } from './fetch-problem.ts';
import type { FetchFailureKind } from './fetch-result.ts';

const kindByCode: Record<string, FetchFailureKind> = {
  ENOTFOUND: 'dns',
  ENODATA: 'dns',
  ECONNREFUSED: 'connect',
  EHOSTUNREACH: 'connect',
  ENETUNREACH: 'connect',
  EADDRNOTAVAIL: 'connect',
  EACCES: 'connect',
  EPERM: 'connect',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_OVERFLOW: 'protocol',
  UND_ERR_DESTROYED: 'aborted',
  UND_ERR_CLOSED: 'aborted',
  EPROTO: 'tls',
};

const kindByCodePattern: [RegExp, FetchFailureKind][] = [
  [/^EAI_/, 'dns'],
  [/^HTTPParserError$/, 'protocol'],
  // OpenSSL's verification results (X509_V_ERR_*) and handshake alerts, as Node.js names them.
  [/^(ERR_TLS|ERR_SSL|CERT_|CRL_|UNABLE_TO_|INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH)/, 'tls'],
];

const certificateTexts: Record<string, string> = {
  CERT_HAS_EXPIRED: 'The site’s security certificate has expired.',
  CERT_NOT_YET_VALID: 'The site’s security certificate is not valid yet.',
  CERT_REVOKED: 'The site’s security certificate has been revoked.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The site’s security certificate is self-signed.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The site’s security certificate comes from an authority that is not trusted.',
  UNABLE_TO_GET_ISSUER_CERT: 'The site’s security certificate comes from an authority that is not trusted.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    'The site’s security certificate comes from an authority that is not trusted.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'The site does not send its whole certificate chain: an intermediate certificate is missing.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The site’s security certificate belongs to another host name.',
  ERR_SSL_WRONG_VERSION_NUMBER:
    'The server does not speak HTTPS on this port. If the site has no HTTPS, begin its address with http://.',
  ERR_SSL_UNSUPPORTED_PROTOCOL: 'The server only offers outdated versions of TLS.',
};

/** The code, or the name if undici gives no code; if several addresses were tried, the last one decides. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors.at(-1));
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Maps errors of undici, TLS and DNS to one of a dozen kinds. */
export function toFetchProblem(error: unknown): FetchProblem {
  if (error instanceof FetchProblem) return error;
  const code = codeOf(error);
  const kind = kindByCode[code] ?? kindByCodePattern.find(([pattern]) => pattern.test(code))?.[1];
  const certificateText = certificateTexts[code];
  return new FetchProblem(certificateText ? 'tls' : (kind ?? 'reset'), certificateText, { cause: error });
}
