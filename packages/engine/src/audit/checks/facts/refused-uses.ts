import type { AgentVerdict } from '@visible-ai/shared/analysis/schema';
import { readRobotsLine } from '@visible-ai/shared/robots-txt/robots-line';

/**
 * The uses that bring a page into answers: finding it by search, and reading it for an answer. Whether to allow `ai-
 * train` is up to the owner.
 */
const ANSWERING = /\b(search|ai-input)\s*=\s*(?:no?)\b/gi;

export interface RefusedUse {
  /** As written, e.g. "Content-Signal: search=no". */
  signal: string;
  /** `search`, `ai-input`. */
  uses: string[];
  agents: string[];
}

const usesOf = (signal: string) => [...signal.matchAll(ANSWERING)].map(([, use = '']) => use.toLowerCase());

/**
 * What robots.txt asks counted agents not to do with the page although they may fetch it.
 * @see https://contentsignals.org and the IETF's aipref working group
 */
export function refusedUses(agents: readonly AgentVerdict[]): RefusedUse[] {
  const refused = new Map<string, RefusedUse>();
  for (const { counted, token, contentSignals } of agents) {
    if (!counted) continue;
    for (const signal of contentSignals) {
      const uses = usesOf(signal);
      if (uses.length === 0) continue;
      const known = refused.get(signal) ?? { signal, uses, agents: [] };
      known.agents.push(token);
      refused.set(signal, known);
    }
  }
  return [...refused.values()];
}

/** The file with these uses allowed. What it says about training stays. */
export function grantUses(text: string, refused: readonly RefusedUse[]): string {
  const signals = new Set(refused.map(({ signal }) => signal.replace(/\s/g, '').toLowerCase()));
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => {
      const read = readRobotsLine(line);
      if (read.kind !== 'field' || !read.field.startsWith('content-')) return line;
      if (!signals.has(`${read.field}:${read.value}`.replace(/\s/g, '').toLowerCase())) return line;
      return line.replace(ANSWERING, (one) =>
        one.replace(/=\s*no?$/i, (no) => (/=\s*n$/i.test(no) ? '=y' : '=yes')),
      );
    })
    .join('\n');
}
