import { type NotLlmsTxt, notLlmsTxt } from '@visible-ai/shared/llms-txt/not-llms-txt';
import { readLlmsTxt } from '@visible-ai/shared/llms-txt/read-llms-txt';
import { describeLlms } from '../checks/facts/describe-llms.ts';
import type { LlmsEvidence } from '../evidence.ts';

export interface LlmsTaskInput {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string | null;
}

export interface LlmsTaskOutput {
  /** All but `found`: not such a file. */
  state: 'found' | 'empty' | NotLlmsTxt;
  file: LlmsEvidence['file'];
}

/** Reads and lints a fetched llms.txt. Every problem is reported with its line. */
export function readLlmsTask({ bytes, contentType }: LlmsTaskInput): LlmsTaskOutput {
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') return { state: 'empty', file: null };
  const instead = notLlmsTxt(contentType, text);
  if (instead !== null) return { state: instead, file: null };
  return { state: 'found', file: describeLlms(readLlmsTxt(text), text) };
}
