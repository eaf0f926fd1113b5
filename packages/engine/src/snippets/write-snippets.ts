import type { HostingSnippet } from '@visible-ai/shared/hosting/schema';
import { snippetFacts } from './snippet-facts.ts';
import { snippetTargets } from './targets/all-targets.ts';

export interface SnippetRequest {
  /** The beginning of our files' addresses, with a slash at its end. */
  base: string;
  /** The owner's site. */
  origin: string;
  /** The published files, by their names under the base. */
  files: readonly string[];
}

/**
 * Code that serves our hosted files on their owner's own domain, for each server and platform. Each snippet
 * asks us, for a few seconds at most and without any data of the visitor, and does not change the site if the
 * answer is not the file.
 *
 * @returns none while no published file has a fixed address.
 */
export function writeSnippets({ base, origin, files }: SnippetRequest): HostingSnippet[] {
  const facts = snippetFacts(base, origin, files);
  if (!facts.names) return [];
  return snippetTargets.map(({ write, ...target }) => ({ ...target, code: write(facts) }));
}
