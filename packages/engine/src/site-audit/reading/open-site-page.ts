import type { Evidence, LlmsEvidence, Part } from '../../audit/evidence.ts';
import { readLlmsTask } from '../../audit/gather/read-llms-task.ts';
import { mainBlocks } from '../../page/blocks/main-blocks.ts';
import type { TextBlock } from '../../page/blocks/text-block.ts';
import { BLOCKS_READ, pageFactsOf } from '../../page/extract-page-facts.ts';
import { openPageSource } from '../../page/open-page-source.ts';
import type { PageDocument } from '../../page/page-document.ts';
import type { PageFacts } from '../../page/page-facts.ts';
import { pageEvidence, type SitePageInput } from './page-input.ts';

/** An opened page of a site: its document, its facts, and all that is needed to judge it. */
export interface OpenSitePage {
  page: PageDocument;
  blocks: TextBlock[];
  facts: PageFacts;
  evidence: Evidence;
}

function llmsEvidence({ home }: SitePageInput): Part<LlmsEvidence> | null {
  if (!home?.llms) return null;
  const { url, text, instead, httpStatus } = home.llms;
  if (text === null) {
    const state = httpStatus >= 500 ? 'server-error' : httpStatus === 200 ? (instead ?? 'html') : 'missing';
    return { ok: true, value: { url, state, httpStatus, file: null } };
  }
  const { file } = readLlmsTask({ bytes: new TextEncoder().encode(text), contentType: 'text/plain' });
  return { ok: true, value: { url, state: 'found', httpStatus, file } };
}

/** Opens a page of a site once for all readers and checks. Run it on foreign bytes only in a worker. */
export function openSitePage(input: SitePageInput, { forFixes = false } = {}): OpenSitePage {
  const { bytes, response } = input;
  const opened = openPageSource({ bytes, contentType: response.contentType, url: response.url });
  const blocks = mainBlocks(opened.page, BLOCKS_READ);
  const facts = pageFactsOf(opened, blocks);
  const evidence = pageEvidence(input, facts, {
    body: forFixes ? bytes : null,
    llms: llmsEvidence(input),
  });
  return { page: opened.page, blocks, facts, evidence };
}
