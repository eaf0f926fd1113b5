import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import { FetchProblem } from './fetch-problem.ts';
import { isPublicAddress } from './is-public-address.ts';

const noAddress = () => Object.assign(new Error('The name has no address.'), { code: 'ENOTFOUND' });

/**
 * A name lookup that returns only checked addresses: one answer outside the public internet refuses all, and
 * the connection uses the checked address. There is no second lookup that could return another one.
 */
export const guardedLookup: LookupFunction = (hostname, options, callback) => {
  // Through the module object at call time: tests and tracing replace `dns.lookup` there.
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const first = addresses?.[0];
    if (error || !first) return callback(error ?? noAddress(), '', 0);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new FetchProblem('refused'), '', 0);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
