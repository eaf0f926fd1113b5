import { createGunzip } from 'node:zlib';
import { LARGEST_SITEMAP } from './sitemap-file.ts';

export interface UnpackedSitemap {
  text: string;
  /** What stopped the decompression, for a person. */
  problem: string | null;
}

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Decompresses gzip up to its end, its first fault or the limit. */
async function gunzip(bytes: Uint8Array): Promise<{ bytes: Uint8Array; problem: string | null }> {
  const stream = createGunzip();
  const chunks: Buffer[] = [];
  let size = 0;
  let problem: string | null = null;
  stream.end(bytes);
  try {
    for await (const chunk of stream) {
      chunks.push(chunk);
      size += chunk.length;
      if (size < LARGEST_SITEMAP) continue;
      problem = 'Larger than 10 MB unpacked; read up to there.';
      break;
    }
  } catch {
    problem = 'The gzip data is damaged; read up to the fault.';
  } finally {
    stream.destroy();
  }
  return { bytes: Buffer.concat(chunks).subarray(0, LARGEST_SITEMAP), problem };
}

/** The charset by byte order mark, else by the XML declaration, else by the header, else UTF-8. */
function charsetOf(bytes: Uint8Array, contentType: string | null): string {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be';
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/i.exec(start)?.[1];
  // A declaration that could be read as ASCII cannot be UTF-16, whatever it says.
  if (declared && !/^utf-?16/i.test(declared)) return declared;
  return /charset\s*=\s*["']?([\w-]+)/i.exec(contentType ?? '')?.[1] ?? 'utf-8';
}

function decode(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/**
 * Turns the bytes of a sitemap file into text: decompresses gzip, detected by its first bytes whatever the
 * name and the header say, and decodes the charset. Never throws.
 */
export async function unpackSitemap(bytes: Uint8Array, contentType: string | null): Promise<UnpackedSitemap> {
  const plain = isGzip(bytes) ? await gunzip(bytes) : { bytes, problem: null };
  return { text: decode(plain.bytes, charsetOf(plain.bytes, contentType)), problem: plain.problem };
}
