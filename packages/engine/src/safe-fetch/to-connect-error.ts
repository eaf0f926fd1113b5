import { toFetchProblem } from './to-fetch-problem.ts';

/**
 * The error for undici if a connection could not be made. After a certificate for another host name undici
 * keeps the requests as running, and the next such certificate ends the process with its own assertion
 * (https://github.com/nodejs/undici/pull/5373). With another name the error is handled as usual.
 *
 * @returns a FetchProblem for that one error, every other unchanged.
 */
export function toConnectError(error: Error): Error {
  const foreignCertificate = 'code' in error && error.code === 'ERR_TLS_CERT_ALTNAME_INVALID';
  return foreignCertificate ? toFetchProblem(error) : error;
}
