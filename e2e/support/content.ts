import { type APIRequestContext, expect } from '@playwright/test';
import { type Account, bearer } from './accounts.ts';

export interface Content {
  id: string;
  website_url: string;
  content_type: string;
  content_text: string;
  created_at: string;
  updated_at: string;
  edited: boolean;
  notes: string[];
  agents: unknown;
  downloads: { markdown: string; json_ld: string } | null;
}

export interface Generation {
  url: string;
  contentType: 'llms_txt' | 'robots_txt' | 'qa_section' | 'llms_full' | 'json_ld' | 'markdown_pages';
  questionCount?: number;
  robots?: Record<string, unknown>;
}

/** Generates content through the API and waits for it. */
export async function generateContent(
  request: APIRequestContext,
  account: Account,
  generation: Generation,
): Promise<Content> {
  const headers = bearer(account);
  const started = await request.post('/api/generate-content-firecrawl', { headers, data: generation });
  const { job_id: jobId, content } = await started.json();
  if (content) return content;
  let found: Content | undefined;
  await expect
    .poll(
      async () => {
        const data = { jobId, contentType: generation.contentType };
        const answer = await request.post('/api/check-batch-job', { headers, data });
        const job = await answer.json();
        found = job.content;
        return job.error ?? job.status;
      },
      { timeout: 25_000, intervals: [200, 300, 500] },
    )
    .toBe('completed');
  if (!found) throw new Error('The job is completed and has no content');
  return found;
}

/** Saves an edit through the API, as another tab or program would. */
export async function saveContent(
  request: APIRequestContext,
  account: Account,
  content: Pick<Content, 'id' | 'updated_at'>,
  text: string,
): Promise<Content> {
  const answer = await request.put(`/api/content/${content.id}`, {
    headers: bearer(account),
    data: { content_text: text, updated_at: content.updated_at },
  });
  expect(answer.status(), text.slice(0, 200)).toBe(200);
  return answer.json();
}
