import { toFetchProblem } from './to-fetch-problem.ts';

/**
 * The error for undici when a connection could not be made. It keeps the requests of a certificate for another
 * host name as running ones, and the next such certificate then ends the process on its own assertion
 * (https://github.com/nodejs/undici/pull/5373). By any other name the error takes the ordinary way.
 *
 * @returns a FetchProblem for that one error, every other as it is.
 */
export function toConnectError(error: Error): Error {
  const foreignCertificate = 'code' in error && error.code === 'ERR_TLS_CERT_ALTNAME_INVALID';
  return foreignCertificate ? toFetchProblem(error) : error;
}
