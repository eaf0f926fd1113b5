import type { exportAccount as exportEndpoint } from '@visible-ai/shared/accounts/endpoints';
import type { EndpointResult } from '@visible-ai/shared/contract/endpoint';
import { eq } from 'drizzle-orm';
import { sessions } from '../../db/schema/accounts.ts';
import { analyses } from '../../db/schema/analyses.ts';
import { contentRevisions, contents } from '../../db/schema/content.ts';
import { AppError } from '../../http/app-error.ts';
import type { Viewer } from '../../http/viewer.ts';
import { findAccount } from '../account-store.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { presentUser } from '../present-user.ts';

/** Everything that is kept about an account, in the words of the tables, without secrets. */
export async function exportAccount(
  { db, now }: AccountsDeps,
  { userId }: Viewer,
): Promise<EndpointResult<typeof exportEndpoint>> {
  const account = await findAccount(db, userId);
  if (!account) throw new AppError('not_authenticated');
  const [signIns, audits, kept, revisions] = await Promise.all([
    db.select().from(sessions).where(eq(sessions.userId, userId)),
    db.select().from(analyses).where(eq(analyses.ownerId, userId)),
    db.select().from(contents).where(eq(contents.ownerId, userId)),
    db
      .select({ revision: contentRevisions })
      .from(contentRevisions)
      .innerJoin(contents, eq(contents.id, contentRevisions.contentId))
      .where(eq(contents.ownerId, userId)),
  ]);
  return {
    exportedAt: now().toISOString(),
    user: presentUser(account),
    sessions: signIns.map(({ userId: _own, ...session }) => session),
    analyses: audits.map(({ ownerId: _own, clientKey: _key, ...analysis }) => analysis),
    content: kept.map(({ ownerId: _own, ...content }) => ({
      ...content,
      revisions: revisions
        .map(({ revision }) => revision)
        .filter(({ contentId }) => contentId === content.id),
    })),
  };
}
