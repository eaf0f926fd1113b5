import type { IncomingMessage } from 'node:http';
import { serve } from '../safe-fetch/local-site.ts';

interface StandIn {
  /** Only version 1 of the API exists. */
  onlyV1?: boolean;
  /** Replaces the answer to a call, by its count from 1; undefined answers as usual. */
  answer?: (call: { method: string; path: string; count: number }) => Answer | undefined;
  /** How the job ends. */
  ending?: 'completed' | 'failed' | 'cancelled' | 'never';
  /** Documents that are ready at each poll. */
  atATime?: number;
  /** Sends one document at a time and names the address of the next with its own parameter. */
  cursor?: boolean;
  /** Changes a document before it is sent. */
  change?: (document: Document) => unknown;
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: string;
  /** Milliseconds. */
  after?: number;
}

interface Document {
  rawHtml: string;
  metadata: Record<string, unknown>;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return chunks.length === 0 ? null : JSON.parse(Buffer.concat(chunks).toString());
}

/** Fetches pages as the service would, from the real local site. */
async function scrape(url: string): Promise<Document> {
  const answer = await fetch(url);
  return {
    rawHtml: await answer.text(),
    metadata: { sourceURL: url, url: answer.url, statusCode: answer.status, proxyUsed: 'basic' },
  };
}

/**
 * A server with Firecrawl's batch scrape (v1 and v2): start, poll, part by part, cancel. It fetches the pages
 * itself, and fails as configured.
 */
export async function firecrawlServer({
  onlyV1 = false,
  answer,
  ending = 'completed',
  atATime = 100,
  cursor = false,
  change,
}: StandIn = {}) {
  const calls: { method: string; path: string; key: string | undefined; body: unknown }[] = [];
  const jobs = new Map<string, { urls: string[]; ready: number; documents: Promise<Document[]> }>();
  const cancelled: string[] = [];
  const site = await serve(async (request, response) => {
    const path = request.url ?? '';
    const method = request.method ?? '';
    const body = await bodyOf(request);
    calls.push({ method, path, key: request.headers.authorization, body });
    const send = ({ status = 200, headers = {}, body: text, after = 0 }: Answer) =>
      setTimeout(
        () => response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text),
        after,
      );
    const own = answer?.({ method, path, count: calls.length });
    if (own) return void send(own);
    const [, version, id] = /^\/(v[12])\/batch\/scrape(?:\/([^?]+))?/.exec(path) ?? [];
    if (!version || (onlyV1 && version === 'v2'))
      return void send({ status: 404, body: '{"error":"Not found"}' });
    if (method === 'POST') {
      const urls = (body as { urls: string[] }).urls;
      const key = `job-${jobs.size + 1}`;
      jobs.set(key, { urls, ready: 0, documents: Promise.all(urls.map(scrape)) });
      return void send({
        body: JSON.stringify({
          success: true,
          id: key,
          url: `https://elsewhere.example${path}/${key}`,
          invalidURLs: [],
        }),
      });
    }
    const job = jobs.get(id ?? '');
    if (!job) return void send({ status: 404, body: '{"error":"Job not found"}' });
    if (method === 'DELETE') {
      cancelled.push(id ?? '');
      return void send({ body: '{"status":"cancelled"}' });
    }
    const search = new URL(path, 'http://x').searchParams;
    const skip = Number((cursor ? search.get('cursor')?.slice(1) : search.get('skip')) ?? 0);
    const limit = cursor ? 1 : Number(search.get('limit') ?? 1000);
    const documents = await job.documents;
    job.ready = Math.min(job.ready + atATime, documents.length);
    const done = job.ready === documents.length;
    const status = ending === 'never' || !done ? 'scraping' : ending;
    const nextOf = (here: string, at: number) => (cursor ? `${here.split('?')[0]}?cursor=c${at}` : here);
    const data = documents.slice(skip, Math.min(skip + limit, job.ready));
    const more = !done || skip + data.length < documents.length;
    return void send({
      body: JSON.stringify({
        success: true,
        status,
        completed: job.ready,
        total: documents.length,
        creditsUsed: job.ready,
        expiresAt: '2030-01-01T00:00:00.000Z',
        ...(more ? { next: `https://elsewhere.example${nextOf(path, skip + data.length)}` } : {}),
        data: change ? data.map(change) : data,
      }),
    });
  });
  return { ...site, calls, cancelled, jobs };
}
