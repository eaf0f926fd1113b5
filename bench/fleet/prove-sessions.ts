import { login, refreshTokens } from '@visible-ai/shared/accounts/endpoints';
import { askApi } from '../support/ask-api.ts';
import { type ApiAnswer, callApi } from '../support/call-api.ts';
import type { Row } from '../support/print-table.ts';
import { ADMIN, type Fleet } from './open-fleet.ts';
import { proof } from './proof.ts';

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).join(' ');

const successor = (answer: ApiAnswer | undefined) =>
  refreshTokens.answers[200].safeParse(answer?.body).data?.tokens.refreshToken;

/** A session that was opened on one instance works on all, is renewed once for all, and ends on all. */
export async function proveSessions({ urls }: Fleet): Promise<Row[]> {
  const [one = '', two = '', three = ''] = urls;
  const everywhere = (path: string, token: string) =>
    Promise.all(urls.map((url) => callApi(url, path, { token })));
  const signedIn = login.answers[200];
  const { accessToken, refreshToken } = (await askApi(one, 'auth/login', signedIn, { body: ADMIN })).tokens;
  const valid = await everywhere('auth/me', accessToken);
  // Two tabs, two instances, at the same moment.
  const [left, right] = await Promise.all(
    [two, three].map((url) => callApi(url, 'auth/refresh-token', { body: { refreshToken } })),
  );
  const same = successor(left) === successor(right);

  const email = 'second@example.com';
  const password = 'another password';
  const second = await askApi(two, 'auth/register', signedIn, {
    body: { email, password, displayName: 'Second' },
  });
  const token = second.tokens.accessToken;
  const userId = second.user.id;
  await callApi(three, 'users/promote-admin', { body: { userId }, token: accessToken });
  const promoted = await everywhere('users', token);
  await callApi(one, 'users/remove-admin', { body: { userId }, token: accessToken });
  const demoted = await everywhere('users', token);
  await callApi(two, 'auth/change-password', {
    body: { oldPassword: password, newPassword: 'a third password' },
    token,
  });
  const other = { refreshToken: second.tokens.refreshToken };
  await callApi(three, 'auth/logout', { body: other, token });
  const ended = await Promise.all(urls.map((url) => callApi(url, 'auth/refresh-token', { body: other })));
  return [
    proof('signed in at one instance, asked at all three', statuses(valid), '200 200 200'),
    proof(
      'refreshed at two at the same moment: the same successor',
      `${statuses([left, right].filter((a) => a !== undefined))}, ${same}`,
      '200 200, true',
    ),
    proof('made an admin at one: let in at', statuses(promoted), '200 200 200'),
    proof('no admin any more at one: refused at', statuses(demoted), '403 403 403'),
    proof('signed out at one: refused a refresh at', statuses(ended), '401 401 401'),
  ];
}
