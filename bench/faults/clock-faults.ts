import { login, refreshTokens } from '@visible-ai/shared/accounts/endpoints';
import type { Tokens } from '@visible-ai/shared/accounts/schema';
import { findPostgres, startPostgres } from '../../apps/api/test/support/start-postgres.ts';
import { askApi } from '../support/ask-api.ts';
import { callApi } from '../support/call-api.ts';
import type { Row } from '../support/print-table.ts';
import { ADMIN, openStage, type Stage, underLoad } from './open-stage.ts';

const HOUR_MS = 3_600_000;
const turnClock = new URL('turn-clock.mjs', import.meta.url).href;

/** Whether a session still works: at once, or after the refresh that every client makes on a 401. */
async function sessionLives(stage: Stage, tokens: Tokens): Promise<Tokens | null> {
  const { url } = stage.service();
  const opens = async ({ accessToken: token }: Tokens) =>
    (await callApi(url, 'auth/me', { token })).status === 200;
  if (await opens(tokens)) return tokens;
  const { refreshToken } = tokens;
  const { body } = await callApi(url, 'auth/refresh-token', { body: { refreshToken } });
  const next = refreshTokens.answers[200].safeParse(body).data?.tokens;
  return next && (await opens(next)) ? next : null;
}

/** The clock changes by two hours between two starts, in both directions and back. */
async function turnedClock(where: string, environment: Record<string, string>): Promise<Row[]> {
  const stage = await openStage(environment);
  const rows: Row[] = [];
  try {
    const signedIn = await askApi(stage.service().url, 'auth/login', login.answers[200], { body: ADMIN });
    let tokens: Tokens | null = signedIn.tokens;
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
