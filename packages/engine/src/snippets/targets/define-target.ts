import type { HostingSnippet } from '@visible-ai/shared/hosting/schema';
import type { SnippetFacts } from '../snippet-facts.ts';

/** A server or platform, and how to write a snippet for it. */
export interface SnippetWriter extends Omit<HostingSnippet, 'code'> {
  /** Its first line says where it belongs. */
  write(facts: SnippetFacts): string;
}
