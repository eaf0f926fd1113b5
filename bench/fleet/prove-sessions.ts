import { callApi } from '../support/call-api.ts';
import type { Row } from '../support/print-table.ts';
import { ADMIN, type Fleet } from './open-fleet.ts';
import { proof } from './proof.ts';

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).join(' ');

/** A session opened at one instance holds at all, is renewed once for all, and ends at all. */
export async function proveSessions({ urls }: Fleet): Promise<Row[]> {
  const [one = '', two = '', three = ''] = urls;
  const everywhere = (path: string, token: string) =>
    Promise.all(urls.map((url) => callApi(url, path, { token })));
  const { body } = await callApi(one, 'auth/login', { body: ADMIN });
  const { accessToken, refreshToken } = body.tokens;
  const valid = await everywhere('auth/me', accessToken);
  // Two tabs, two instances, the same moment.
  const [left, right] = await Promise.all(
    [two, three].map((url) => callApi(url, 'auth/refresh-token', { body: { refreshToken } })),
  );
  const same = left?.body.tokens?.refreshToken === right?.body.tokens?.refreshToken;

  const email = 'second@example.com';
  const password = 'another password';
  const second = await callApi(two, 'auth/register', { body: { email, password, displayName: 'Second' } });
  const token = second.body.tokens.accessToken;
  const userId = second.body.user.id;
  await callApi(three, 'users/promote-admin', { body: { userId }, token: accessToken });
  const promoted = await everywhere('users', token);
  await callApi(one, 'users/remove-admin', { body: { userId }, token: accessToken });
  const demoted = await everywhere('users', token);
  await callApi(two, 'auth/change-password', {
    body: { oldPassword: password, newPassword: 'a third password' },
    token,
  });
  const other = { refreshToken: second.body.tokens.refreshToken };
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
