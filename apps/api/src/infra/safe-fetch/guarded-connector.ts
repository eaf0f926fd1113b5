import dns, { type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { FetchProblem } from './fetch-problem.ts';
import { isPublicAddress } from './public-address.ts';

const CONNECT_TIMEOUT_MS = 5000;

/**
 * A name lookup that hands back only checked addresses: one answer outside the public internet refuses
 * them all, and what was checked is what gets connected to. No second lookup can slip another in between.
 */
const guardedLookup: LookupFunction = (hostname, options, callback) => {
  // Through the module object: tests and tracing replace `dns.lookup` there.
  dns.lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0);
    const addresses = found as LookupAddress[];
    const first = addresses[0];
    if (!first) return callback(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '', 0);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new FetchProblem('refused'), '', 0);
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

/** The connector of one origin. IP literals never reach the lookup: the target policy has judged them. */
export function guardedConnector(trusted: boolean): buildConnector.connector {
  return buildConnector({
    timeout: CONNECT_TIMEOUT_MS,
    allowH2: false,
    ...(trusted ? {} : { lookup: guardedLookup }),
  });
}
