import * as calls from '@visible-ai/shared/accounts/endpoints';
import { AppError } from '../http/app-error.ts';
import { type CallContext, fileRoute, inSession, type Route, reply, route, signedIn } from '../http/route.ts';
import { subscriberNetwork } from '../infra/rate-limit/client-key.ts';
import { changeAccount, findAccount } from './account-store.ts';
import type { AccountsDeps, Caller } from './accounts-deps.ts';
import { exportAccount } from './export/export-account.ts';
import { findMailToken } from './mail-token-store.ts';
import { presentUser } from './present-user.ts';
import { changePassword } from './use-cases/change-password.ts';
import { deleteAccount } from './use-cases/delete-account.ts';
import { registerAccount } from './use-cases/register-account.ts';
import { requestPasswordReset, resetPassword } from './use-cases/reset-password.ts';
import { signIn } from './use-cases/sign-in.ts';
import { choosePasswordByMail, resendVerification, verifyEmail } from './use-cases/verify-email.ts';

const ifKnown = 'If the address has an account, a mail is on its way to it.';

/** Calls that need no sign-in. */
function openRoutes(deps: AccountsDeps): Route[] {
  const callerOf = (call: CallContext): Caller => ({
    userAgent: call.userAgent,
    clientKey: deps.keyedHash(`client:${subscriberNetwork(call.clientIp)}`),
  });
  return [
    route(calls.register, async ({ body }, call) => {
      const registered = await registerAccount(deps, body, callerOf(call));
      if (registered === 'taken')
        throw new AppError('conflict', { text: 'An account with this email address exists already.' });
      return reply(201, registered);
    }),
    route(calls.login, async ({ body }, call) => reply(200, await signIn(deps, body, callerOf(call)))),
    route(calls.logout, async ({ body }, call) => {
      if (body.refreshToken) await deps.sessions.endByToken(body.refreshToken);
      else if (call.viewer?.sessionId) await deps.sessions.end(call.viewer.userId, call.viewer.sessionId);
      return reply(204);
    }),
    route(calls.refreshTokens, async ({ body }) => {
      const tokens = await deps.sessions.rotate(body.refreshToken);
      if (!tokens) throw new AppError('refresh_failed');
      return reply(200, { tokens });
    }),
    route(calls.verifyEmail, async ({ body }, call) =>
      reply(200, await verifyEmail(deps, body, callerOf(call))),
    ),
    route(calls.choosePasswordByMail, async ({ body }) => {
      await choosePasswordByMail(deps, body.token);
      return reply(202, { message: 'We have mailed you a link to choose your password.' });
    }),
    route(calls.resendVerification, async ({ body }) => {
      await resendVerification(deps, body.email);
      return reply(202, { message: ifKnown });
    }),
    route(calls.forgotPassword, async ({ body }) => {
      await requestPasswordReset(deps, body.email);
      return reply(202, { message: ifKnown });
    }),
    route(calls.validateResetToken, async ({ body }) =>
      reply(200, { valid: (await findMailToken(deps.db, body.token, 'reset', deps.now())) !== null }),
    ),
    route(calls.resetPassword, async ({ body }, call) => {
      await resetPassword(deps, body, callerOf(call));
      return reply(200, { message: 'Your password is changed. Please sign in with the new one.' });
    }),
  ];
}

/** Calls of an account's owner. */
function ownRoutes(deps: AccountsDeps): Route[] {
  return [
    route(calls.getCurrentUser, async (_input, call) => {
      const account = await findAccount(deps.db, signedIn(call).userId);
      if (!account) throw new AppError('not_authenticated');
      return reply(200, { user: presentUser(account) });
    }),
    route(calls.updateAccount, async ({ body }, call) => {
      const { displayName } = body;
      const account = await changeAccount(deps.db, signedIn(call).userId, { displayName });
      if (!account) throw new AppError('not_authenticated');
      return reply(200, { user: presentUser(account) });
    }),
    route(calls.changePassword, async ({ body }, call) => {
      await changePassword(deps, inSession(call), body);
      return reply(200, { message: 'Your password is changed. Other devices were signed out.' });
    }),
    route(calls.listSessions, async (_input, call) => {
      const { userId, sessionId } = inSession(call);
      return reply(200, { sessions: await deps.sessions.list(userId, sessionId) });
    }),
    route(calls.endSession, async ({ params }, call) => {
      if (!(await deps.sessions.end(signedIn(call).userId, params.id))) throw new AppError('not_found');
      return reply(204);
    }),
    route(calls.deleteAccount, async ({ body }, call) => {
      await deleteAccount(deps, signedIn(call), body.password);
      return reply(204);
    }),
    fileRoute(calls.exportAccount, (_input, call) => exportAccount(deps, signedIn(call))),
  ];
}

/** The calls about accounts. */
export const accountRoutes = (deps: AccountsDeps): Route[] => [...openRoutes(deps), ...ownRoutes(deps)];
