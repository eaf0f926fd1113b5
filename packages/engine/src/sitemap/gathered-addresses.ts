import { sameSite } from './same-site.ts';
import { MOST_URLS_IN_A_FILE } from './sitemap-file.ts';

const LONGEST_ADDRESS = 2048;

export interface GatheredAddresses {
  /** Adds one address as written; `spoilt` if it contains an undefined entity. */
  add(written: string, spoilt?: boolean): void;
  /** Distinct valid addresses so far. */
  count(): number;
  /** Closes the list: the kept addresses, their number, and what was wrong with the others. */
  finish(): { kept: string[]; total: number; problems: string[] };
}

const times = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** Control characters and inner white space are never part of an address: then the parsed form is shown. */
const isClean = (written: string) => !/[\p{Cc}\p{Zs}\\]/u.test(written);

/**
 * Collects the addresses of one file: trims them, removes repetitions, addresses of other hosts and those
 * that are not absolute http addresses (the protocol demands both). If a file has only relative addresses,
 * its generator made them so; they are resolved, and the fault is reported.
 *
 * @param sites addresses whose hosts are accepted.
 * @param keep how many to return.
 */
export function gatherAddresses(fileUrl: string, sites: string[], keep: number): GatheredAddresses {
  const accepted = sites.map((site) => new URL(site));
  const seen = new Set<string>();
  const kept: string[] = [];
  const relative: string[] = [];
  let relatives = 0;
  let full = 0;
  let unusable = 0;
  let foreign = 0;
  let foreignHost = '';

  function take(parsed: URL, written: string): void {
    if (!accepted.some((site) => sameSite(site, parsed))) {
      foreign += 1;
      foreignHost ||= parsed.host;
      return;
    }
    if (seen.has(parsed.href)) return;
    seen.add(parsed.href);
    if (kept.length < keep) kept.push(isClean(written) ? written : parsed.href);
  }

  return {
    add(raw, spoilt = false) {
      const written = raw.trim();
      if (written === '') return;
      if (spoilt || written.length > LONGEST_ADDRESS) {
        unusable += 1;
        return;
      }
      if (!/^[a-z][a-z0-9+.-]*:/i.test(written)) {
        relatives += 1;
        if (relative.length < MOST_URLS_IN_A_FILE) relative.push(written);
        return;
      }
      full += 1;
      const parsed = URL.parse(written);
      if (parsed && /^https?:$/.test(parsed.protocol)) take(parsed, written);
      else unusable += 1;
    },
    count: () => seen.size,
    finish() {
      const problems: string[] = [];
      if (relative.length > 0) {
        if (full === 0) {
          for (const written of relative) {
            const parsed = URL.parse(written, fileUrl);
            if (parsed && parsed.href.length <= LONGEST_ADDRESS) take(parsed, parsed.href);
          }
        }
        const which = times(relatives, 'address is', 'addresses are');
        problems.push(`${which} relative (“${relative[0]?.slice(0, 80)}”); engines expect full addresses.`);
      }
      if (foreign > 0) {
        const which = times(foreign, 'address is', 'addresses are');
        problems.push(`${which} on another host (${foreignHost}) and not counted.`);
      }
      if (unusable > 0) problems.push(`${times(unusable, 'address', 'addresses')} cannot be used.`);
      return { kept, total: seen.size, problems };
    },
  };
}
