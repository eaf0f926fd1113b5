import { z } from 'zod';
import { parsePrefix } from './address-set.ts';

/** The most networks accepted in a list; the longest known list has some hundreds. */
const MOST_PREFIXES = 20_000;

const published = z.object({
  prefixes: z
    .array(z.union([z.object({ ipv4Prefix: z.string() }), z.object({ ipv6Prefix: z.string() })]))
    .min(1)
    .max(MOST_PREFIXES),
});

/** A larger network is a mistake: it would verify everybody. */
const LEAST_BITS = { 4: 8, 6: 16 } as const;

function networkOf(entry: z.infer<typeof published>['prefixes'][number]): string | null {
  const text = ('ipv4Prefix' in entry ? entry.ipv4Prefix : entry.ipv6Prefix).trim();
  const network = parsePrefix(text);
  return network && Number(text.split('/')[1]) >= LEAST_BITS[network.family] ? text : null;
}

/** Reads an operator's list. @returns null if it has another format, is empty, or has an invalid network. */
export function readAgentList(text: string): string[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = published.safeParse(value);
  if (!parsed.success) return null;
  const networks = parsed.data.prefixes.map(networkOf);
  const good = networks.flatMap((network) => (network === null ? [] : [network]));
  return good.length === networks.length ? [...new Set(good)] : null;
}
