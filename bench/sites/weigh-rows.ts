import pg from 'pg';
import type { Row } from '../support/print-table.ts';

const TABLES = ['site_rows', 'site_pages', 'site_issues', 'site_issue_places', 'site_audits'];
const AUDITS = 24;
/** The newest audits are kept in full. */
const WHOLE = 3;

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)}`;

/**
 * The size on disk, with indexes, of the rows of one audit of 2,000 pages, in full and thinned, and of a year
 * of audits.
 */
export async function weighRows(databaseUrl: string, auditId: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const weigh = async (): Promise<Map<string, number>> => {
    const weights = new Map<string, number>();
    for (const table of TABLES) {
      await client.query(`vacuum full ${table}`);
      const { rows } = await client.query(`select pg_total_relation_size('${table}')::float8 as bytes`);
      weights.set(table, rows[0]?.bytes ?? 0);
    }
    return weights;
  };
  const sum = (weights: Map<string, number>) => [...weights.values()].reduce((all, one) => all + one, 0);
  try {
    const running = await weigh();
    await client.query('delete from site_rows where audit_id = $1', [auditId]);
    const whole = await weigh();
    // As after `thinAudits`.
    await client.query('delete from site_issue_places where audit_id = $1 and part > 0', [auditId]);
    await client.query(
      `update site_issue_places set places = (
         select json_agg(place order by at) from json_array_elements(places) with ordinality as kept(place, at) where at <= 3)
       where audit_id = $1`,
      [auditId],
    );
    await client.query('update site_pages set places = null where audit_id = $1', [auditId]);
    const thinned = await weigh();
    const year = WHOLE * sum(whole) + (AUDITS - WHOLE) * sum(thinned);
    const parts = (weights: Map<string, number>) =>
      [...weights].map(([table, bytes]) => `${table} ${kilobytes(bytes)}`).join(', ');
    return [
      { what: 'rows of an audit until a day after it, kB', measured: parts(running), target: '', met: null },
      { what: 'of one that is kept whole, kB', measured: parts(whole), target: '', met: null },
      { what: 'of a thinned one, kB', measured: parts(thinned), target: '', met: null },
      {
        what: `of ${AUDITS} audits, the newest ${WHOLE} whole, MB`,
        measured: (year / 1024 / 1024).toFixed(1),
        target: '',
        met: null,
      },
    ];
  } finally {
    await client.end();
  }
}
