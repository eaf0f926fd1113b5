import type { HostingSnippet } from '@visible-ai/shared/hosting/schema';
import { snippetFacts } from './snippet-facts.ts';
import { snippetTargets } from './targets/all-targets.ts';

export interface SnippetRequest {
  /** What the addresses of our files begin with, with a slash at its end. */
  base: string;
  /** The owner's site. */
  origin: string;
  /** The files that are published, as they are called under the base. */
  files: readonly string[];
}

/**
 * Code that puts the files we host on their owner's own domain, for each server and platform. Each asks us, for a few
 * seconds at most and with nothing of the visitor, and leaves the site as it is when the answer is not the file.
 *
 * @returns none while no file is published that belongs at an address of its own.
 */
export function writeSnippets({ base, origin, files }: SnippetRequest): HostingSnippet[] {
  const facts = snippetFacts(base, origin, files);
  if (!facts.names) return [];
  return snippetTargets.map(({ write, ...target }) => ({ ...target, code: write(facts) }));
}
