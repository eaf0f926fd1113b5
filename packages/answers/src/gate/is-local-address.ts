import { BlockList, isIP } from 'node:net';
import { isInternalName } from '@visible-ai/shared/network/is-internal-name';

const local = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  local.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  local.addSubnet(network, bits, 'ipv6');

/** Whether an address leads to this machine or into a private network: then it is not a vendor's. */
export function isLocalAddress(address: URL): boolean {
  const host = address.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  if (family === 0) return isInternalName(host);
  return local.check(host, family === 4 ? 'ipv4' : 'ipv6');
}
