import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { FileAnswer } from '../../http/send-file.ts';
import type { Viewer } from '../../http/viewer.ts';
import { findAccount } from '../account-store.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { presentUser } from '../present-user.ts';
import { answersOf } from './answer-rows.ts';
import { contentsOf, jobsOf, revisionsOf } from './content-rows.ts';
import {
  analysesOf,
  brandingOf,
  changesOf,
  deliveriesOf,
  keysOf,
  sessionsOf,
  trialRequestOf,
  webhooksOf,
} from './own-rows.ts';
import {
  answerRunsOf,
  auditsOf,
  countedLogsOf,
  fileRefreshesOf,
  hostedFilesOf,
  hostingOf,
  panelsOf,
  referralsOf,
  regressionsOf,
  sitesOf,
  visitsOf,
} from './site-rows.ts';

/** Writes a JSON array row by row; a row may come in pieces. */
async function* listed<Row>(
  rows: AsyncIterable<Row>,
  write: (row: Row) => Iterable<string> | AsyncIterable<string>,
) {
  let between = '';
  for await (const row of rows) {
    yield between;
    yield* write(row);
    between = ',';
  }
}

/** An object whose lists follow its other fields and are written row by row. */
async function* withLists(fields: object, lists: Readonly<Record<string, AsyncIterable<string>>>) {
  yield JSON.stringify(fields).slice(0, -1);
  for (const [name, rows] of Object.entries(lists)) {
    yield `,${JSON.stringify(name)}:[`;
    yield* rows;
    yield ']';
  }
  yield '}';
}

const asIs = (row: object) => [JSON.stringify(row)];

const siteInFull = async (db: Db, site: { id: string }) =>
  withLists(
    {
      ...site,
      answerPanels: await panelsOf(db, site.id),
      hosting: await hostingOf(db, site.id),
      agentVisits: await visitsOf(db, site.id),
      assistantReferrals: await referralsOf(db, site.id),
    },
    {
      audits: listed(auditsOf(db, site.id), asIs),
      hostedFiles: listed(hostedFilesOf(db, site.id), asIs),
      fileRefreshes: listed(fileRefreshesOf(db, site.id), asIs),
      regressions: listed(regressionsOf(db, site.id), ({ createdAt: foundAt, ...regression }) =>
        asIs({ ...regression, foundAt }),
      ),
      countedLogs: listed(countedLogsOf(db, site.id), ({ id: digest, ...log }) => asIs({ digest, ...log })),
      answerRuns: listed(answerRunsOf(db, site.id), (run) =>
        withLists(run, { answers: listed(answersOf(db, run.id), asIs) }),
      ),
    },
  );

async function* writeDocument(db: Db, userId: string, head: object): AsyncGenerator<string, undefined> {
  yield* withLists(
    {
      ...head,
      trialRequest: await trialRequestOf(db, userId),
      apiKeys: await keysOf(db, userId),
      branding: await brandingOf(db, userId),
    },
    {
      sessions: listed(sessionsOf(db, userId), ({ userId: _own, ...session }) => asIs(session)),
      changes: listed(changesOf(db, userId), ({ createdAt: at, actorId, ...change }) =>
        asIs({ ...change, at, byOwner: actorId === userId }),
      ),
      analyses: listed(analysesOf(db, userId), ({ ownerId: _own, clientKey: _key, ...analysis }) =>
        asIs(analysis),
      ),
      content: listed(contentsOf(db, userId), ({ ownerId: _own, ...content }) =>
        withLists(content, { revisions: listed(revisionsOf(db, content.id), asIs) }),
      ),
      jobs: listed(jobsOf(db, userId), asIs),
      sites: listed(sitesOf(db, userId), async function* ({ ownerId: _own, ...site }) {
        yield* await siteInFull(db, site);
      }),
      webhooks: listed(webhooksOf(db, userId), (webhook) =>
        withLists(webhook, { deliveries: listed(deliveriesOf(db, webhook.id), asIs) }),
      ),
    },
  );
  yield '\n';
}

/**
 * Everything that is stored about an account, with the names of the tables and without secrets. It is one
 * JSON document, read and written row by row at the speed of the client.
 *
 * @throws AppError not_authenticated when the account is gone.
 */
export async function exportAccount(
  { db, now }: Pick<AccountsDeps, 'db' | 'now'>,
  { userId }: Pick<Viewer, 'userId'>,
): Promise<FileAnswer> {
  const account = await findAccount(db, userId);
  if (!account) throw new AppError('not_authenticated');
  const exportedAt = now().toISOString();
  return {
    mediaType: 'application/json; charset=utf-8',
    fileName: 'visible-ai-account.json',
    version: `${userId} ${exportedAt}`,
    open: () => writeDocument(db, userId, { exportedAt, user: presentUser(account) }),
  };
}
