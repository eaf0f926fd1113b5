import { findPostgres, startPostgres } from '../../apps/api/test/support/start-postgres.ts';
import type { Row } from '../support/print-table.ts';
import { ADMIN, openStage, type Stage, underLoad } from './open-stage.ts';

const HOUR_MS = 3_600_000;
const turnClock = new URL('turn-clock.mjs', import.meta.url).href;

async function call(stage: Stage, path: string, { body, token }: { body?: object; token?: string } = {}) {
  const answer = await fetch(`${stage.service().url}/api/auth/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Whether a session goes on: at once, or after the refresh every client makes when it is told 401. */
async function sessionLives(stage: Stage, tokens: { accessToken: string; refreshToken: string }) {
  const { status } = await call(stage, 'me', { token: tokens.accessToken });
  if (status === 200) return tokens;
  const { refreshToken } = tokens;
  const { body } = await call(stage, 'refresh-token', { body: { refreshToken } });
  const again = await call(stage, 'me', { token: body.tokens?.accessToken ?? '' });
  return again.status === 200 ? body.tokens : null;
}

/** The clock goes two hours wrong between one life and the next, in both directions and back. */
async function turnedClock(where: string, environment: Record<string, string>): Promise<Row[]> {
  const stage = await openStage(environment);
  const rows: Row[] = [];
  try {
    let { tokens } = (await call(stage, 'login', { body: ADMIN })).body;
    for (const hours of [2, 0, -2, 0]) {
      const far = hours === 0 ? 'right again' : `${Math.abs(hours)} h ${hours > 0 ? 'ahead' : 'behind'}`;
      const cause = async () => {
        await stage.service().stop();
        await stage.start({
          NODE_OPTIONS: `--import=${turnClock}`,
          CLOCK_OFF_MS: String(hours * HOUR_MS),
        });
      };
      const name = `Clock ${far}, ${where}`;
      rows.push(...(await underLoad(stage, { name, cause, processDies: true })));
      tokens = tokens && (await sessionLives(stage, tokens));
      const met = tokens !== null;
      rows.push({ what: 'who was signed in still is', measured: met ? 'yes' : 'no', target: 'yes', met });
    }
    return rows;
  } finally {
    await stage.close();
  }
}

/** The machine's clock is two hours off, with the database inside the service and beside it. */
export async function clockFaults(): Promise<Row[]> {
  const rows = await turnedClock('embedded database', {});
  const programs = await findPostgres();
  if (!programs) return rows;
  const postgres = await startPostgres(programs);
  try {
    return [...rows, ...(await turnedClock('PostgreSQL', { DATABASE_URL: postgres.url }))];
  } finally {
    await postgres.stop();
  }
}
