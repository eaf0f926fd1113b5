import dns from 'node:dns';
import type { LookupFunction } from 'node:net';

const LOOPBACK = { address: '127.0.0.1', family: 4 };

/** Whether a name always means this machine, whatever a name server says (RFC 6761, 6.3). */
const isLoopbackName = (hostname: string) => /\.localhost\.?$/i.test(hostname);

/**
 * The lookup for targets that the operator allows: names under `.localhost` are this machine, even if the
 * system does not know them; all others are looked up as usual.
 */
export const loopbackLookup: LookupFunction = (hostname, options, callback) => {
  if (!isLoopbackName(hostname)) {
    dns.lookup(hostname, options, callback);
    return;
  }
  // Never call back synchronously.
  setImmediate(() => {
    if (options.all) callback(null, [LOOPBACK]);
    else callback(null, LOOPBACK.address, LOOPBACK.family);
  });
};
