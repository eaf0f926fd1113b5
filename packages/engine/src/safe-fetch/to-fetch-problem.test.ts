import { describe, expect, it } from 'vitest';
import { FetchProblem } from './fetch-problem.ts';
import { toFetchProblem } from './to-fetch-problem.ts';

const withCode = (code: string) => Object.assign(new Error('internal 10.0.0.5'), { code });

describe('what went wrong', () => {
  it.each([
    ['ENOTFOUND', 'dns'],
    ['EAI_AGAIN', 'dns'],
    ['ECONNREFUSED', 'connect'],
    ['EHOSTUNREACH', 'connect'],
    ['ETIMEDOUT', 'timeout'],
    ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
    ['CERT_HAS_EXPIRED', 'tls'],
    ['CERT_SIGNATURE_FAILURE', 'tls'],
    ['ERR_SSL_TLSV1_ALERT_INTERNAL_ERROR', 'tls'],
    ['UND_ERR_HEADERS_OVERFLOW', 'protocol'],
    ['ECONNRESET', 'reset'],
    ['EPIPE', 'reset'],
  ])('is told by the code %s: %s', (code, kind) => {
    const problem = toFetchProblem(withCode(code));
    expect(problem.kind).toBe(kind);
    expect(problem.message).not.toContain('10.0.0.5');
  });

  it('is told by the last of several addresses tried', () => {
    const tried = new AggregateError([withCode('ENETUNREACH'), withCode('ETIMEDOUT')]);
    expect(toFetchProblem(tried).kind).toBe('timeout');
  });

  it('is left as it is when it is known already', () => {
    const problem = new FetchProblem('refused');
    expect(toFetchProblem(problem)).toBe(problem);
  });

  it.each([
    ['CERT_HAS_EXPIRED', /expired/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /self-signed/],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /intermediate certificate is missing/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', /another host name/],
  ])('says of a certificate what is wrong with it: %s', (code, text) => {
    expect(toFetchProblem(withCode(code)).message).toMatch(text);
  });
});
