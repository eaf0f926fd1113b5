import { randomInt } from 'node:crypto';
import { newKeyText } from '../../src/keys/key-text.ts';
import type { openService } from '../support/open-service.ts';

const DAY_MS = 24 * 3_600_000;

/** Another text with the form and a valid checksum: a forgery by somebody who knows how keys are made. */
const forgeKey = (id?: string): string => {
  const idSigns = [...(id ?? '')].map((sign) => SIGNS.indexOf(sign));
  return newKeyText((below) => idSigns.shift() ?? randomInt(below)).text;
};
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Keys that are not valid (any more), by the reason. The service's clock advances by a day. */
export async function badKeys(
  service: ReturnType<typeof openService>,
  access: string,
): Promise<Record<string, string>> {
  const make = (days: number | null) => service.makeKey(access, ['audits:run', 'audits:read'], days);
  const [good, revoked, expired] = [await make(null), await make(null), await make(1)];
  const idOf = (key: string) => key.slice(4, 12);
  await service.agent
    .delete(`/api/keys/${idOf(revoked)}`)
    .set('authorization', `Bearer ${access}`)
    .expect(204);
  service.advance(DAY_MS);
  return {
    'no key at all': 'vai_',
    'a wrong sum': `${good.slice(0, -6)}${good.endsWith('000000') ? '000001' : '000000'}`,
    'a mistyped secret': good.replace(/(?<=_)[0-9A-Za-z](?=[0-9A-Za-z]{42}_)/, (sign) =>
      sign === 'x' ? 'y' : 'x',
    ),
    'a strange sign': `${good}!`,
    'two of them': `${good} ${good}`,
    unknown: forgeKey(),
    'of a known id': forgeKey(idOf(good)),
    revoked: revoked,
    expired: expired,
  };
}
