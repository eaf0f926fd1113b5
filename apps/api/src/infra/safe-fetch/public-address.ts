import { BlockList, isIP, isIPv6 } from 'node:net';

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

/** Inside 2000::/3, the only global unicast space given out so far: IANA IPv6 Special-Purpose Address Registry. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network = '', bits = ''] = subnet.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}

const specialIpv4 = listOf(SPECIAL_IPV4, 'ipv4');
const specialIpv6 = listOf(SPECIAL_IPV6, 'ipv6');
const globalIpv6 = listOf(['2000::/3'], 'ipv6');
const mappedIpv4 = listOf(['::ffff:0:0/96'], 'ipv6');

/** The IPv4 address inside `::ffff:a.b.c.d`, whichever way it is written. */
function unmapped(ip: string): string {
  const dotted = /:(\d+\.\d+\.\d+\.\d+)$/.exec(ip)?.[1];
  if (dotted) return dotted;
  const [high = '0', low = '0'] = ip.split(':').slice(-2);
  const bits = (Number.parseInt(high || '0', 16) << 16) | Number.parseInt(low || '0', 16);
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.');
}

/**
 * Whether an IP address lies on the public internet: everything else (private, loopback, link-local,
 * metadata, translated and tunnelled forms of those, documentation, multicast) is none of a visitor's
 * business.
 *
 * @param ip an IPv4 or IPv6 address without brackets; anything else is not public.
 */
export function isPublicAddress(ip: string): boolean {
  const plain = ip.split('%', 1)[0] ?? '';
  if (isIP(plain) === 0) return false;
  if (!isIPv6(plain)) return !specialIpv4.check(plain, 'ipv4');
  if (mappedIpv4.check(plain, 'ipv6')) return isPublicAddress(unmapped(plain));
  return globalIpv6.check(plain, 'ipv6') && !specialIpv6.check(plain, 'ipv6');
}
