import { type Call, callApi } from './call-api.ts';

/**
 * One call of the API that must succeed.
 *
 * @param answer the answer's schema in the contract: `login.answers[200]`.
 * @throws when the service refuses, or answers in another form.
 */
export async function askApi<Answer>(
  base: string,
  path: string,
  answer: { parse(body: unknown): Answer },
  call: Call = {},
): Promise<Answer> {
  const { status, body } = await callApi(base, path, call);
  if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  return answer.parse(body);
}
