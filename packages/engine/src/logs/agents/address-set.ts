import { isIPv4, isIPv6 } from 'node:net';

/** An address as a number, with its family. IPv4-mapped IPv6 counts as IPv4. */
export type ParsedAddress = { family: 4; value: number } | { family: 6; value: bigint };

const numberOf = (ip: string) => ip.split('.').reduce((value, part) => value * 256 + Number(part), 0);

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}

/** The 128 bits of an IPv6 address that passed `isIPv6`. */
function bitsOf(ip: string): bigint {
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(ip);
  const value = dotted?.[2] ? numberOf(dotted[2]) : 0;
  const text = dotted
    ? `${dotted[1]}${Math.floor(value / 65_536).toString(16)}:${(value % 65_536).toString(16)}`
    : ip;
  const [before = '', after] = text.split('::');
  const head = groupsOf(before);
  const tail = after === undefined ? [] : groupsOf(after);
  const between = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return BigInt(`0x${[...head, ...between, ...tail].map((group) => group.padStart(4, '0')).join('')}`);
}

const MAPPED = 0xffffn;

/** An address in brackets or with its port, as load balancers log it. */
const WITH_PORT = /^(?:\[([0-9a-f:.]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/i;

/** Reads the address of a visitor, which may have its port behind it. @returns null if it is not an address. */
export function parseAddress(written: string): ParsedAddress | null {
  const [, inBrackets, beforePort] = WITH_PORT.exec(written) ?? [];
  const text = inBrackets ?? beforePort ?? written;
  if (isIPv4(text)) return { family: 4, value: numberOf(text) };
  if (!isIPv6(text) || text.includes('%')) return null;
  const value = bitsOf(text);
  return value >> 32n === MAPPED ? { family: 4, value: Number(value & 0xffffffffn) } : { family: 6, value };
}

const MOST_BITS = { 4: 32, 6: 128 } as const;

/** First and last address of a network such as `20.171.206.0/24`; null if it is not one. */
export function parsePrefix(
  text: string,
): { family: 4; first: number; last: number } | { family: 6; first: bigint; last: bigint } | null {
  const [ip = '', bits = '', ...more] = text.split('/');
  const family = isIPv4(ip) ? 4 : isIPv6(ip) && !ip.includes('%') ? 6 : null;
  if (!family || more.length > 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > MOST_BITS[family]) return null;
  const free = MOST_BITS[family] - Number(bits);
  if (family === 4) {
    const size = 2 ** free;
    const first = Math.floor(numberOf(ip) / size) * size;
    return { family, first, last: first + size - 1 };
  }
  const first = (bitsOf(ip) >> BigInt(free)) << BigInt(free);
  return { family, first, last: first + (1n << BigInt(free)) - 1n };
}

interface Span<N> {
  first: N;
  last: N;
}

/** In order and without overlap, so that a binary search works. */
function joined<N extends number | bigint>(spans: readonly Span<N>[]): Span<N>[] {
  const inOrder = [...spans].sort((one, other) => (one.first < other.first ? -1 : 1));
  const out: Span<N>[] = [];
  for (const span of inOrder) {
    const before = out.at(-1);
    if (before && span.first <= before.last) before.last = span.last > before.last ? span.last : before.last;
    else out.push({ ...span });
  }
  return out;
}

function holds<N extends number | bigint>(spans: readonly Span<N>[], value: N): boolean {
  let [low, high] = [0, spans.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const span = spans[middle];
    if (!span) return false;
    if (value < span.first) high = middle - 1;
    else if (value > span.last) low = middle + 1;
    else return true;
  }
  return false;
}

/** Networks to search for an address. */
export interface AddressSet {
  has(address: ParsedAddress): boolean;
}

/** Makes networks searchable; invalid networks are left out. */
export function createAddressSet(prefixes: readonly string[]): AddressSet {
  const parsed = prefixes.map(parsePrefix);
  const four = joined(parsed.flatMap((span) => (span?.family === 4 ? [span] : [])));
  const six = joined(parsed.flatMap((span) => (span?.family === 6 ? [span] : [])));
  return {
    has: (address) =>
      address.family === 4 ? holds<number>(four, address.value) : holds<bigint>(six, address.value),
  };
}
