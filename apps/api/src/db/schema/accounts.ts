import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Lower case, so that each mailbox has one account. */
  email: text('email').notNull().unique(),
  displayName: text('display_name').notNull(),
  passwordHash: text('password_hash').notNull(),
  isAdmin: boolean('is_admin').notNull().default(false),
  emailVerifiedAt: moment('email_verified_at'),
  subscriptionStatus: text('subscription_status', { enum: ['trial', 'active', 'expired'] }),
  plan: text('plan'),
  credits: integer('credits').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** A sign-in: the family of its consecutive refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    /** 30 days after the sign-in, always. */
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token, base64url. */
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** 7 days after it was made. */
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

export const mailTokens = pgTable(
  'mail_tokens',
  {
    /** SHA-256 of the token, base64url. */
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify', 'reset'] }).notNull(),
    /** What was typed at the sign-up that this link was sent for. The account gets it when the link is opened. */
    pendingPasswordHash: text('pending_password_hash'),
    pendingDisplayName: text('pending_display_name'),
    /** A keyed hash of the network of the sign-up. */
    pendingClientKey: text('pending_client_key'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('mail_tokens_user').on(table.userId, table.purpose)],
);

/** Networks that an account's owner has signed in from. A stranger's wrong passwords do not count against the owner there. */
export const knownClients = pgTable(
  'known_clients',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A keyed hash of the network. */
    clientKey: text('client_key').notNull(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.clientKey] })],
);

/** An account's one request for a trial, and the answer. */
export const trialRequests = pgTable(
  'trial_requests',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['open', 'granted', 'declined'] })
      .notNull()
      .default('open'),
    createdAt: moment('created_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
  },
  (table) => [index('trial_requests_status').on(table.status, table.createdAt)],
);

/** Mailboxes that got a new account's trial. Rows outlive the accounts, so a second account gets no second trial. */
export const givenTrials = pgTable('given_trials', {
  /** A keyed hash of the mailbox. */
  mailboxKey: text('mailbox_key').primaryKey(),
  givenAt: moment('given_at').notNull().defaultNow(),
});

/** Who changed what about which account. Rows outlive the accounts that they name. */
export const auditLog = pgTable('audit_log', {
  id: uuid('id').primaryKey().defaultRandom(),
  at: moment('at').notNull().defaultNow(),
  actorId: uuid('actor_id'),
  subjectId: uuid('subject_id'),
  action: text('action').notNull(),
  detail: text('detail').notNull().default(''),
});
