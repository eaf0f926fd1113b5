import { listIssuePages, listSitePages } from '@visible-ai/shared/sites/endpoints';
import { pageSorts } from '@visible-ai/shared/sites/schema';
import { askApi } from '../support/ask-api.ts';
import { percentile } from '../support/percentile.ts';
import type { Row } from '../support/print-table.ts';
import type { Service } from '../support/start-service.ts';
import { readAudit, type Store } from './audited-service.ts';
import { openLargeAudit } from './open-large-audit.ts';

const TURNS = 10;
const MEGABYTES = 700;
const LIST_MS = 100;

/** Milliseconds of each answer of a list, in every order and with every filter, also for its second page. */
async function timeLists({ url }: Service, token: string, id: string, template: string): Promise<number[]> {
  const times: number[] = [];
  const filters = ['', `template=${template}`, 'check=title', 'status=200', 'q=product', 'q=%25'];
  const ask = async (query: string) => {
    const began = performance.now();
    const page = await askApi(url, `site-audits/${id}/pages?${query}`, listSitePages.answers[200], { token });
    times.push(performance.now() - began);
    return page.nextCursor;
  };
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const sort of pageSorts)
      for (const filter of filters) {
        const next = await ask(`sort=${sort}&${filter}`);
        if (next) await ask(`sort=${sort}&${filter}&cursor=${next}`);
      }
  return times;
}

async function timePlaces({ url }: Service, token: string, id: string, issues: string[]): Promise<number[]> {
  const times: number[] = [];
  for (const issue of issues) {
    const began = performance.now();
    const path = `site-audits/${id}/issues/${issue}/pages`;
    await askApi(url, path, listIssuePages.answers[200], { token });
    times.push(performance.now() - began);
  }
  return times;
}

/** An audit of 2,000 pages through the built service: its time and memory, and how fast its lists are answered. */
export async function measureLists(store: Store, then: (auditId: string) => Promise<Row[]>): Promise<Row[]> {
  const { service, token, audit, seconds, close } = await openLargeAudit(store);
  const { id } = audit;
  try {
    const peak = service.peakMegabytes();
    const lists = await timeLists(service, token, id, audit.templates[0]?.id ?? '');
    const places = await timePlaces(
      service,
      token,
      id,
      audit.issues.map((issue) => issue.id),
    );
    const from = performance.now();
    await readAudit(service, token, id);
    const whole = Math.round(performance.now() - from);
    const slow = (times: number[]) => Math.round(percentile(times, 0.95));
    const { read, issues } = audit.counts;
    return [
      {
        what: 'audit of 2,000 pages: state, pages read, issues',
        measured: `${audit.status}, ${read}, ${issues}`,
        target: 'completed',
        met: audit.status === 'completed',
      },
      { what: 'its time, s', measured: `${seconds}`, target: '', met: null },
      {
        what: 'most memory of the service, MB',
        measured: peak === null ? 'not told here' : `${Math.round(peak)}`,
        target: `${MEGABYTES}`,
        met: peak === null ? null : peak < MEGABYTES,
      },
      {
        what: `${lists.length} pages of the list, each order and filter: p95, most, ms`,
        measured: `${slow(lists)}, ${Math.round(Math.max(...lists))}`,
        target: `${LIST_MS}`,
        met: slow(lists) < LIST_MS,
      },
      {
        what: `where each of ${places.length} issues stands: p95, ms`,
        measured: `${slow(places)}`,
        target: `${LIST_MS}`,
        met: slow(places) < LIST_MS,
      },
      { what: 'the audit itself, ms', measured: `${whole}`, target: '', met: null },
      ...(await then(id)),
    ];
  } finally {
    await close();
  }
}
