import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 blocks that are not globally reachable: IANA IPv4 Special-Purpose Address Registry, and multicast. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/**
 * Addresses with which clouds answer their own machines, although they are public: Azure's platform (wire
 * server, DNS, health), Equinix Metal's metadata, IBM Cloud's services. Other clouds use link-local or
 * private addresses.
 *
 * @see https://learn.microsoft.com/en-us/azure/virtual-network/what-is-ip-address-168-63-129-16
 */
const CLOUD_IPV4 = ['168.63.129.16/32', '192.80.8.124/32', '161.26.0.0/16'];

/**
 * Global unicast space, the only IPv6 space allocated so far. Ranges that embed an IPv4 address outside it
 * (compatible ::/96, translated 64:ff9b::/96, local 64:ff9b:1::/48) are not part of it.
 */
const GLOBAL_IPV6 = ['2000::/3'];

/**
 * The special ranges inside it: IANA IPv6 Special-Purpose Address Registry. 2001::/23 includes Teredo and
 * 2002::/16 is 6to4, both of which carry an IPv4 address.
 */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function blocks(subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network = '', bits = ''] = subnet.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}

const specialIpv4 = blocks([...SPECIAL_IPV4, ...CLOUD_IPV4], 'ipv4');
const globalIpv6 = blocks(GLOBAL_IPV6, 'ipv6');
const specialIpv6 = blocks(SPECIAL_IPV6, 'ipv6');
const mappedIpv4 = blocks(['::ffff:0:0/96'], 'ipv6');

/**
 * Whether an IP address is on the public internet. Everything else is refused: private, loopback, link-local,
 * metadata, documentation, multicast, and every IPv6 form that carries one.
 *
 * @param ip an IPv4 or IPv6 address without brackets; anything else is not public.
 */
export function isPublicAddress(ip: string): boolean {
  if (isIPv4(ip)) return !specialIpv4.check(ip, 'ipv4');
  // A zone (fe80::1%eth0) exists only on local links.
  if (!isIPv6(ip) || ip.includes('%')) return false;
  // A BlockList checks a mapped address against its IPv4 rules.
  if (mappedIpv4.check(ip, 'ipv6')) return !specialIpv4.check(ip, 'ipv6');
  return globalIpv6.check(ip, 'ipv6') && !specialIpv6.check(ip, 'ipv6');
}
