const PRIME = 0x100000001b3n;
const START = 0xcbf29ce484222325n;

/**
 * Sixteen hex digits, the same for the same text in every version of the product (FNV-1a, 64 bit). Not
 * secret.
 */
export function fingerprint(text: string): string {
  let hash = START;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME);
  return hash.toString(16).padStart(16, '0');
}
