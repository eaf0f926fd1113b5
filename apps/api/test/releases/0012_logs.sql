CREATE SCHEMA drizzle;

CREATE SCHEMA pgboss;

CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);

CREATE FUNCTION pgboss.create_queue(queue_name text, options json) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      table_name varchar := 'j' || encode(sha224(queue_name::bytea), 'hex');
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
      INSERT INTO pgboss.queue (
        name,
        policy,
        retry_limit,
        retry_delay,
        retry_backoff,
        expire_seconds,
        retention_minutes,
        dead_letter,
        partition_name
      )
      VALUES (
        queue_name,
        options->>'policy',
        (options->>'retryLimit')::int,
        (options->>'retryDelay')::int,
        (options->>'retryBackoff')::bool,
        (options->>'expireInSeconds')::int,
        (options->>'retentionMinutes')::int,
        options->>'deadLetter',
        table_name
      )
      ON CONFLICT DO NOTHING
      RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', table_name);

      EXECUTE format('ALTER TABLE pgboss.%1$I ADD PRIMARY KEY (name, id)', table_name);
      EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
      EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON pgboss.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON pgboss.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', table_name);
      EXECUTE format('CREATE INDEX %1$s_i5 ON pgboss.%1$I (name, start_after) INCLUDE (priority, created_on, id) WHERE state < ''active''', table_name);

      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', table_name, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', table_name, queue_name);
    END;
    $_$;

CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      table_name varchar;
    BEGIN
      WITH deleted as (
        DELETE FROM pgboss.queue
        WHERE name = queue_name
        RETURNING partition_name
      )
      SELECT partition_name from deleted INTO table_name;

      EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', table_name);
    END;
    $$;

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;

CREATE TABLE pgboss.archive (
    id uuid NOT NULL,
    name text NOT NULL,
    priority integer NOT NULL,
    data jsonb,
    state pgboss.job_state NOT NULL,
    retry_limit integer NOT NULL,
    retry_count integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    start_after timestamp with time zone NOT NULL,
    started_on timestamp with time zone,
    singleton_key text,
    singleton_on timestamp without time zone,
    expire_in interval NOT NULL,
    created_on timestamp with time zone NOT NULL,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    archived_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE pgboss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    singleton_key text,
    singleton_on timestamp without time zone,
    expire_in interval DEFAULT '00:15:00'::interval NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text
)
PARTITION BY LIST (name);

CREATE TABLE pgboss.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    singleton_key text,
    singleton_on timestamp without time zone,
    expire_in interval DEFAULT '00:15:00'::interval NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    CONSTRAINT cjc CHECK ((name = 'mail'::text))
);

CREATE TABLE pgboss.queue (
    name text NOT NULL,
    policy text,
    retry_limit integer,
    retry_delay integer,
    retry_backoff boolean,
    expire_seconds integer,
    retention_minutes integer,
    dead_letter text,
    partition_name text,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE pgboss.schedule (
    name text NOT NULL,
    cron text NOT NULL,
    timezone text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE pgboss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE pgboss.version (
    version integer NOT NULL,
    maintained_on timestamp with time zone,
    cron_on timestamp with time zone,
    monitored_on timestamp with time zone
);

CREATE TABLE public.agent_ranges (
    list text NOT NULL,
    prefixes text[],
    fetched_at timestamp(3) with time zone,
    asked_at timestamp(3) with time zone NOT NULL,
    problem text
);

CREATE TABLE public.agent_visits (
    site_id uuid NOT NULL,
    day date NOT NULL,
    token text NOT NULL,
    path text NOT NULL,
    status smallint NOT NULL,
    verdict text NOT NULL,
    visits integer NOT NULL,
    first_at timestamp(3) with time zone NOT NULL,
    last_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.analyses (
    id text NOT NULL,
    owner_id uuid,
    client_key text NOT NULL,
    requested_url text NOT NULL,
    url text NOT NULL,
    site_name text NOT NULL,
    score integer NOT NULL,
    report jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.analysis_mails (
    analysis_id text NOT NULL,
    address_key text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    by_maker boolean DEFAULT false NOT NULL
);

CREATE TABLE public.answer_judgements (
    sample_id uuid NOT NULL,
    value smallint,
    passage text,
    model text NOT NULL
);

CREATE TABLE public.answer_ledger (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    sample_id uuid NOT NULL,
    site_id uuid NOT NULL,
    engine text NOT NULL,
    month text NOT NULL,
    reserved_micros bigint NOT NULL,
    settled_micros bigint,
    reserved_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    settled_at timestamp(3) with time zone
);

CREATE TABLE public.answer_mentions (
    sample_id uuid NOT NULL,
    entity_id text NOT NULL,
    count integer NOT NULL,
    first integer NOT NULL,
    places jsonb NOT NULL
);

CREATE TABLE public.answer_months (
    payer text NOT NULL,
    month text NOT NULL,
    micros bigint NOT NULL
);

CREATE TABLE public.answer_panel_versions (
    site_id uuid NOT NULL,
    version integer NOT NULL,
    entities jsonb NOT NULL,
    prompts jsonb NOT NULL,
    engines jsonb NOT NULL,
    samples smallint NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.answer_panels (
    site_id uuid NOT NULL,
    version integer NOT NULL,
    monthly_budget_micros bigint NOT NULL,
    schedule jsonb NOT NULL,
    paused boolean DEFAULT false NOT NULL,
    next_run_at timestamp(3) with time zone,
    reported_month text,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.answer_runs (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    site_id uuid NOT NULL,
    owner_id uuid NOT NULL,
    panel_version integer NOT NULL,
    origin text NOT NULL,
    request_id text,
    status text DEFAULT 'running'::text NOT NULL,
    phase text DEFAULT 'waiting'::text NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    total integer NOT NULL,
    cancel_requested_at timestamp(3) with time zone,
    worker uuid,
    lease_until timestamp(3) with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    worked_ms integer DEFAULT 0 NOT NULL,
    error text,
    break text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    completed_at timestamp(3) with time zone,
    counts jsonb,
    cost_micros bigint DEFAULT 0 NOT NULL,
    cells jsonb
);

CREATE TABLE public.answer_samples (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    run_id uuid NOT NULL,
    "position" integer NOT NULL,
    prompt_id text NOT NULL,
    canary boolean DEFAULT false NOT NULL,
    engine text NOT NULL,
    n smallint NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    status text,
    requested_model text NOT NULL,
    served_model text,
    text text,
    latency_ms integer,
    tokens_in integer,
    tokens_out integer,
    searches smallint DEFAULT 0 NOT NULL,
    cost_micros bigint DEFAULT 0 NOT NULL,
    cost_kind text DEFAULT 'estimated'::text NOT NULL,
    queries jsonb DEFAULT '[]'::jsonb NOT NULL,
    error text,
    at timestamp(3) with time zone
);

CREATE TABLE public.answer_sources (
    sample_id uuid NOT NULL,
    "position" smallint NOT NULL,
    kind text NOT NULL,
    url text NOT NULL,
    host text NOT NULL,
    title text,
    entity_id text,
    places jsonb DEFAULT '[]'::jsonb NOT NULL,
    leads boolean DEFAULT false NOT NULL
);

CREATE TABLE public.api_keys (
    id text NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    hash text NOT NULL,
    last4 text NOT NULL,
    scopes jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone,
    last_used_at timestamp(3) with time zone
);

CREATE TABLE public.assistant_referrals (
    site_id uuid NOT NULL,
    day date NOT NULL,
    assistant text NOT NULL,
    visits integer NOT NULL
);

CREATE TABLE public.audit_log (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    actor_id uuid,
    subject_id uuid,
    action text NOT NULL,
    detail text DEFAULT ''::text NOT NULL
);

CREATE TABLE public.brandings (
    user_id uuid NOT NULL,
    name text NOT NULL,
    website text NOT NULL,
    accent text NOT NULL,
    footer text NOT NULL,
    logo text,
    hide_product_name boolean NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.content_revisions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    content_id uuid NOT NULL,
    origin text NOT NULL,
    content_text text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.contents (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    owner_id uuid NOT NULL,
    website_url text NOT NULL,
    content_type text NOT NULL,
    content_text text NOT NULL,
    generated_text text NOT NULL,
    notes jsonb DEFAULT '[]'::jsonb NOT NULL,
    agents jsonb,
    request jsonb NOT NULL,
    request_key text NOT NULL,
    generated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp(3) with time zone
);

CREATE TABLE public.counted_logs (
    site_id uuid NOT NULL,
    digest text NOT NULL,
    bytes bigint NOT NULL,
    lines_read integer NOT NULL,
    lines_unread integer NOT NULL,
    from_at timestamp(3) with time zone,
    to_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.crawled_pages (
    job_id uuid NOT NULL,
    url text NOT NULL,
    page jsonb NOT NULL
);

CREATE TABLE public.file_refreshes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    refresh_id uuid NOT NULL,
    site_id uuid NOT NULL,
    content_id uuid NOT NULL,
    kind text NOT NULL,
    status text DEFAULT 'reading'::text NOT NULL,
    added integer DEFAULT 0 NOT NULL,
    removed integer DEFAULT 0 NOT NULL,
    conflicts integer DEFAULT 0 NOT NULL,
    notes jsonb DEFAULT '[]'::jsonb NOT NULL,
    agents jsonb,
    before text DEFAULT ''::text NOT NULL,
    after text,
    written text,
    based_on timestamp(3) with time zone,
    error text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    decided_at timestamp(3) with time zone
);

CREATE TABLE public.generation_jobs (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    owner_id uuid NOT NULL,
    website_url text NOT NULL,
    content_type text NOT NULL,
    request jsonb NOT NULL,
    request_key text NOT NULL,
    request_id text,
    status text DEFAULT 'running'::text NOT NULL,
    phase text DEFAULT 'waiting'::text NOT NULL,
    pages_done integer DEFAULT 0 NOT NULL,
    pages_total integer DEFAULT 0 NOT NULL,
    error text,
    credit_spent boolean DEFAULT false NOT NULL,
    cancel_requested_at timestamp(3) with time zone,
    worker uuid,
    lease_until timestamp(3) with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    worked_ms integer DEFAULT 0 NOT NULL,
    content_id uuid,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    completed_at timestamp(3) with time zone
);

CREATE TABLE public.given_trials (
    mailbox_key text NOT NULL,
    given_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.hosted_files (
    site_id uuid NOT NULL,
    file text NOT NULL,
    kind text NOT NULL,
    media_type text NOT NULL,
    body text NOT NULL,
    bytes integer NOT NULL,
    hash text NOT NULL,
    version integer NOT NULL,
    own_url text,
    content_id uuid,
    source_hash text NOT NULL,
    published_at timestamp(3) with time zone NOT NULL,
    checked_at timestamp(3) with time zone,
    same boolean
);

CREATE TABLE public.idempotent_calls (
    user_id uuid NOT NULL,
    endpoint text NOT NULL,
    key text NOT NULL,
    asked text NOT NULL,
    holder uuid,
    held_until timestamp(3) with time zone,
    status smallint,
    body json,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.intakes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    company text NOT NULL,
    website text NOT NULL,
    phone text,
    message text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.known_clients (
    user_id uuid NOT NULL,
    client_key text NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.mail_suppressions (
    mailbox_hash text NOT NULL,
    kind text NOT NULL,
    about text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.mail_tokens (
    hash text NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    pending_password_hash text,
    pending_display_name text,
    pending_client_key text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE public.mails (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    key text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    headers jsonb DEFAULT '{}'::jsonb NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone
);

CREATE TABLE public.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);

CREATE TABLE public.refresh_pages (
    refresh_id uuid NOT NULL,
    url text NOT NULL,
    page jsonb NOT NULL
);

CREATE TABLE public.refresh_tokens (
    hash text NOT NULL,
    session_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE public.sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone
);

CREATE TABLE public.site_audits (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    site_id uuid NOT NULL,
    owner_id uuid NOT NULL,
    url text NOT NULL,
    origin text NOT NULL,
    page_limit integer NOT NULL,
    request_id text,
    status text DEFAULT 'running'::text NOT NULL,
    phase text DEFAULT 'waiting'::text NOT NULL,
    pages_done integer DEFAULT 0 NOT NULL,
    pages_total integer DEFAULT 0 NOT NULL,
    cancel_requested_at timestamp(3) with time zone,
    worker uuid,
    lease_until timestamp(3) with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    worked_ms integer DEFAULT 0 NOT NULL,
    score smallint,
    partial boolean DEFAULT false NOT NULL,
    counts jsonb,
    summary jsonb,
    error text,
    error_code text,
    thinned_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    completed_at timestamp(3) with time zone,
    robots_file text
);

CREATE TABLE public.site_hostings (
    site_id uuid NOT NULL,
    base_id text NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    schedule jsonb NOT NULL,
    additions boolean DEFAULT false NOT NULL,
    next_refresh_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.site_issue_places (
    audit_id uuid NOT NULL,
    issue smallint NOT NULL,
    part smallint NOT NULL,
    places json NOT NULL
);

CREATE TABLE public.site_issues (
    audit_id uuid NOT NULL,
    issue_id text NOT NULL,
    "position" smallint NOT NULL,
    check_id text NOT NULL,
    kind text NOT NULL,
    template_id text,
    title text NOT NULL,
    evidence text NOT NULL,
    fix text NOT NULL,
    snippet jsonb,
    pages integer NOT NULL,
    points real NOT NULL,
    priority text NOT NULL,
    examples text[] NOT NULL
);

CREATE TABLE public.site_pages (
    audit_id uuid NOT NULL,
    "position" integer NOT NULL,
    url text NOT NULL,
    template_id text,
    status smallint,
    state text NOT NULL,
    reason jsonb,
    title text,
    words integer NOT NULL,
    clicks smallint,
    in_sitemap boolean NOT NULL,
    linked_from integer NOT NULL,
    score smallint,
    failed text[] NOT NULL,
    warned text[] NOT NULL,
    places integer[],
    na text[]
);

CREATE TABLE public.site_refreshes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    site_id uuid NOT NULL,
    owner_id uuid NOT NULL,
    origin text NOT NULL,
    request_id text,
    status text DEFAULT 'running'::text NOT NULL,
    phase text DEFAULT 'waiting'::text NOT NULL,
    pages_done integer DEFAULT 0 NOT NULL,
    pages_total integer DEFAULT 0 NOT NULL,
    cancel_requested_at timestamp(3) with time zone,
    worker uuid,
    lease_until timestamp(3) with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    worked_ms integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    completed_at timestamp(3) with time zone
);

CREATE TABLE public.site_regressions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    site_id uuid NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    regression jsonb NOT NULL,
    audit_id uuid NOT NULL,
    found_at timestamp(3) with time zone NOT NULL,
    told_at timestamp(3) with time zone,
    recovered_at timestamp(3) with time zone
);

CREATE TABLE public.site_rows (
    audit_id uuid NOT NULL,
    "position" integer NOT NULL,
    "row" json NOT NULL
);

CREATE TABLE public.site_watches (
    site_id uuid NOT NULL,
    known json,
    waiting_audit_id uuid,
    audit_id uuid,
    looks smallint DEFAULT 0 NOT NULL,
    suspects jsonb DEFAULT '[]'::jsonb NOT NULL,
    due_at timestamp(3) with time zone,
    worker uuid,
    lease_until timestamp(3) with time zone,
    attempts smallint DEFAULT 0 NOT NULL
);

CREATE TABLE public.sites (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    owner_id uuid NOT NULL,
    url text NOT NULL,
    name text NOT NULL,
    schedule jsonb NOT NULL,
    alerts jsonb NOT NULL,
    next_audit_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.trial_requests (
    user_id uuid NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_at timestamp with time zone
);

CREATE TABLE public.users (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    display_name text NOT NULL,
    password_hash text NOT NULL,
    is_admin boolean DEFAULT false NOT NULL,
    email_verified_at timestamp with time zone,
    subscription_status text,
    plan text,
    credits integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.webhook_deliveries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    webhook_id uuid NOT NULL,
    event text NOT NULL,
    body text NOT NULL,
    status text NOT NULL,
    attempts jsonb DEFAULT '[]'::jsonb NOT NULL,
    tries smallint DEFAULT 0 NOT NULL,
    next_attempt_at timestamp(3) with time zone,
    worker uuid,
    lease_until timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.webhooks (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    url text NOT NULL,
    events jsonb NOT NULL,
    secret text NOT NULL,
    secret_before text,
    secret_before_until timestamp(3) with time zone,
    enabled boolean DEFAULT true NOT NULL,
    disabled_at timestamp(3) with time zone,
    failing_since timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942 FOR VALUES IN ('mail');

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);

INSERT INTO drizzle.__drizzle_migrations (id, hash, created_at) VALUES (1, 'b5a718ff3aea64679dcb92bf4dd1578263222aa4798d06aac5f037e4409cbd17', 1795250256339);
INSERT INTO drizzle.__drizzle_migrations (id, hash, created_at) VALUES (2, '3955337d56064caa1284497b44d250dd2552ec4a98878d2c8a8a18c1c03e7967', 1795356504088);
INSERT INTO drizzle.__drizzle_migrations (id, hash, created_at) VALUES (3, '237e781950b271f5774618e258c133c053da396d77dc8bc1431c9bc5ef1b7ef0', 1795357786240);
INSERT INTO drizzle.__drizzle_migrations (id, hash, created_at) VALUES (4, '4fa0f53f1b41faae0c5563d0713d2330231336b81d5ed2b2fe266d561034d56b', 1795361565868);
INSERT INTO drizzle.__drizzle_migrations (id, hash, created_at) VALUES (5, '044afa67286569469673c31dec01f20a42bc1a24556d196cd4f3c9ba43c435c6', 1795367871851);
INSERT INTO drizzle.__drizzle_migrations (id, hash, created_at) VALUES (6, '1e348cb5b2cce8d7cc2a525b8bfacacb4bff7f1d4f0d05ebd082228e588eb877', 1795369457014);
INSERT INTO drizzle.__drizzle_migrations (id, hash, created_at) VALUES (7, '04dd38c14fb25594aa931dc619ab507af6851f996da61726428aa91e6a4158e2', 1795378729792);
INSERT INTO drizzle.__drizzle_migrations (id, hash, created_at) VALUES (8, '848718e2c1ceed880374a3883769e77cf2837bbd6c03940e343e1a3382d6e88c', 1795381327504);
INSERT INTO drizzle.__drizzle_migrations (id, hash, created_at) VALUES (9, '0962ad60d45df77c145efe5f11e42d82f7d0af9cd00d28151711022b1f73fc2f', 1795390542600);
INSERT INTO drizzle.__drizzle_migrations (id, hash, created_at) VALUES (10, '8c242f9d96a42b6d1d48cea02193d0a92f3f7cce82791902aacbca3ef006461e', 1795392285860);
INSERT INTO drizzle.__drizzle_migrations (id, hash, created_at) VALUES (11, 'f6de98e75662950169c57e0f693845803a0329757d94d5a0e0d859d031d8ca5c', 1795395469042);
INSERT INTO drizzle.__drizzle_migrations (id, hash, created_at) VALUES (12, '0b9b7730484f7839c432963ad391f17970ebca06fd22dc005fdbca7270ab61dc', 1795402846042);
INSERT INTO drizzle.__drizzle_migrations (id, hash, created_at) VALUES (13, '5fc09ee82ccd0f0b4ce6dbfe34d7bdf9dca82c5d21923c2724e9dfe7ce9fa27b', 1795403842233);

INSERT INTO pgboss.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942 (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, start_after, started_on, singleton_key, singleton_on, expire_in, created_on, completed_on, keep_until, output, dead_letter, policy) VALUES ('236f3cf1-01ec-8aad-a17d-94a556818d19', 'mail', 0, '{"payload": {"mailId": "ae1fa9d5-b185-419b-847b-7eeef2c06a6c"}, "requestId": null}', 'created', 1, 0, 1, true, '2026-11-25 00:25:44.262441+00', NULL, NULL, NULL, '00:00:30', '2026-11-25 00:25:44.262441+00', NULL, '2026-12-09 00:25:44.262441+00', NULL, NULL, 'standard');

INSERT INTO pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_minutes, dead_letter, partition_name, created_on, updated_on) VALUES ('mail', 'standard', 1, 1, true, 30, NULL, NULL, 'j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942', '2026-11-25 00:25:44.209668+00', '2026-11-25 00:25:44.224625+00');

INSERT INTO pgboss.version (version, maintained_on, cron_on, monitored_on) VALUES (24, NULL, NULL, NULL);

INSERT INTO public.agent_ranges (list, prefixes, fetched_at, asked_at, problem) VALUES ('openai.com/gptbot.json', '{52.230.152.0/24}', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL);

INSERT INTO public.agent_visits (site_id, day, token, path, status, verdict, visits, first_at, last_at) VALUES ('55555555-5555-4555-8555-555555555555', '2026-11-01', 'OAI-SearchBot', '/caf%C3%A9', 200, 'verified', 3, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00');

INSERT INTO public.analyses (id, owner_id, client_key, requested_url, url, site_name, score, report, created_at) VALUES ('AAAAAAAAAAAAAAAAAAAAAA', '11111111-1111-4111-8111-111111111111', 'cccccccccccccccccccccccccccccccc', 'https://acme.example/', 'https://acme.example/', 'Acme “& Co”', 71, '{"note": "it''s \\ here\n", "score": 71, "checks": [{"id": "title", "status": "pass"}]}', '2026-11-25 00:25:43.984+00');

INSERT INTO public.analysis_mails (analysis_id, address_key, created_at, by_maker) VALUES ('AAAAAAAAAAAAAAAAAAAAAA', 'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', '2026-11-25 00:25:43.986+00', false);

INSERT INTO public.answer_judgements (sample_id, value, passage, model) VALUES ('99999999-9999-4999-8999-999999999999', 1, 'Acme.', 'judge-1');

INSERT INTO public.answer_ledger (id, sample_id, site_id, engine, month, reserved_micros, settled_micros, reserved_at, settled_at) VALUES ('d1709679-c88c-4c36-9ac8-29979b863a2c', '99999999-9999-4999-8999-999999999999', '55555555-5555-4555-8555-555555555555', 'openai', '2026-11', 20000, 12000, '2026-11-25 00:25:44.096+00', NULL);

INSERT INTO public.answer_mentions (sample_id, entity_id, count, first, places) VALUES ('99999999-9999-4999-8999-999999999999', 'ours', 1, 0, '[]');

INSERT INTO public.answer_months (payer, month, micros) VALUES ('installation', '2026-11', 12000);

INSERT INTO public.answer_panel_versions (site_id, version, entities, prompts, engines, samples, created_at) VALUES ('55555555-5555-4555-8555-555555555555', 1, '[]', '[]', '["openai"]', 5, '2026-11-25 00:25:44.077+00');

INSERT INTO public.answer_panels (site_id, version, monthly_budget_micros, schedule, paused, next_run_at, reported_month, updated_at) VALUES ('55555555-5555-4555-8555-555555555555', 1, 5000000, '{"hour": 6, "every": "none", "timeZone": "UTC"}', false, NULL, NULL, '2026-11-25 00:25:44.076+00');

INSERT INTO public.answer_runs (id, site_id, owner_id, panel_version, origin, request_id, status, phase, done, total, cancel_requested_at, worker, lease_until, attempts, worked_ms, error, break, created_at, completed_at, counts, cost_micros, cells) VALUES ('88888888-8888-4888-8888-888888888888', '55555555-5555-4555-8555-555555555555', '11111111-1111-4111-8111-111111111111', 1, 'hand', NULL, 'completed', 'waiting', 1, 1, NULL, NULL, NULL, 0, 0, NULL, NULL, '2026-11-25 00:25:44.08+00', NULL, NULL, 0, NULL);

INSERT INTO public.answer_samples (id, run_id, "position", prompt_id, canary, engine, n, state, status, requested_model, served_model, text, latency_ms, tokens_in, tokens_out, searches, cost_micros, cost_kind, queries, error, at) VALUES ('99999999-9999-4999-8999-999999999999', '88888888-8888-4888-8888-888888888888', 0, 'loft', false, 'openai', 1, 'done', 'ok', 'gpt-5', NULL, 'Acme.', NULL, NULL, NULL, 0, 0, 'estimated', '[]', NULL, '2026-11-01 12:00:00+00');

INSERT INTO public.answer_sources (sample_id, "position", kind, url, host, title, entity_id, places, leads) VALUES ('99999999-9999-4999-8999-999999999999', 0, 'cited', 'https://acme.example/', 'acme.example', NULL, NULL, '[]', false);

INSERT INTO public.api_keys (id, user_id, name, hash, last4, scopes, created_at, expires_at, last_used_at) VALUES ('Ab3dEf6h', '11111111-1111-4111-8111-111111111111', 'CI', 'hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh', 'Zz99', '["audits:run"]', '2026-11-25 00:25:44.061+00', NULL, NULL);

INSERT INTO public.assistant_referrals (site_id, day, assistant, visits) VALUES ('55555555-5555-4555-8555-555555555555', '2026-11-01', 'chatgpt', 2);

INSERT INTO public.audit_log (id, at, actor_id, subject_id, action, detail) VALUES ('5b0d890f-1892-441d-b18d-882b7212ae8a', '2026-11-25 00:25:43.982771+00', '11111111-1111-4111-8111-111111111111', '11111111-1111-4111-8111-111111111111', 'admin_promoted', 'none -> trial');

INSERT INTO public.brandings (user_id, name, website, accent, footer, logo, hide_product_name, updated_at) VALUES ('11111111-1111-4111-8111-111111111111', 'Bo & Co', 'https://bo.example/', '#0a66c2', '', NULL, true, '2026-11-25 00:25:44.065+00');

INSERT INTO public.content_revisions (id, content_id, origin, content_text, created_at) VALUES ('bd99f3eb-446b-4579-801c-b119c686d4a4', '33333333-3333-4333-8333-333333333333', 'generated', '# Acme
', '2026-11-01 12:00:00+00');
INSERT INTO public.content_revisions (id, content_id, origin, content_text, created_at) VALUES ('c6d6fe2d-7c2b-4f38-ac01-22a8f225892f', '33333333-3333-4333-8333-333333333333', 'edited', '﻿# Acme
', '2026-11-25 00:25:44.004+00');

INSERT INTO public.contents (id, owner_id, website_url, content_type, content_text, generated_text, notes, agents, request, request_key, generated_at, created_at, updated_at, deleted_at) VALUES ('33333333-3333-4333-8333-333333333333', '11111111-1111-4111-8111-111111111111', 'https://acme.example/', 'llms_txt', '# Acme

> It''s "here"; \ and $1
', '# Acme
', '["One page could not be read"]', NULL, '{"url": "https://acme.example/"}', 'ffffffffffffffffffffffffffffffff', '2026-11-25 00:25:43.989+00', '2026-11-25 00:25:43.989+00', '2026-11-25 00:25:43.989+00', NULL);

INSERT INTO public.counted_logs (site_id, digest, bytes, lines_read, lines_unread, from_at, to_at, created_at) VALUES ('55555555-5555-4555-8555-555555555555', 'hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh', 5000000000, 9, 1, '2026-11-01 12:00:00+00', NULL, '2026-11-25 00:25:44.125+00');

INSERT INTO public.crawled_pages (job_id, url, page) VALUES ('44444444-4444-4444-8444-444444444444', 'https://acme.example/', '{"title": "Acme", "words": 3}');

INSERT INTO public.file_refreshes (id, refresh_id, site_id, content_id, kind, status, added, removed, conflicts, notes, agents, before, after, written, based_on, error, created_at, decided_at) VALUES ('ac6b7682-48b3-4ebf-8374-3bc2d4891e90', 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', '55555555-5555-4555-8555-555555555555', '33333333-3333-4333-8333-333333333333', 'llms_txt', 'waiting', 1, 0, 0, '[]', NULL, '# Acme', '# Acme
- New', '# Acme
- New', '2026-11-01 12:00:00+00', NULL, '2026-11-25 00:25:44.12+00', NULL);

INSERT INTO public.generation_jobs (id, owner_id, website_url, content_type, request, request_key, request_id, status, phase, pages_done, pages_total, error, credit_spent, cancel_requested_at, worker, lease_until, attempts, worked_ms, content_id, created_at, completed_at) VALUES ('44444444-4444-4444-8444-444444444444', '11111111-1111-4111-8111-111111111111', 'https://acme.example/', 'robots_txt', '{"url": "https://acme.example/"}', 'ffffffffffffffffffffffffffffffff', NULL, 'running', 'waiting', 0, 0, NULL, false, NULL, '22222222-2222-4222-8222-222222222222', '2026-11-01 12:00:00+00', 0, 0, NULL, '2026-11-25 00:25:44.006+00', NULL);

INSERT INTO public.given_trials (mailbox_key, given_at) VALUES ('dddddddddddddddddddddddddddddddd', '2026-11-25 00:25:43.980041+00');

INSERT INTO public.hosted_files (site_id, file, kind, media_type, body, bytes, hash, version, own_url, content_id, source_hash, published_at, checked_at, same) VALUES ('55555555-5555-4555-8555-555555555555', 'llms.txt', 'llms_txt', 'text/plain; charset=utf-8', '# Acme “& Co”
', 20, 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk', 1, 'https://acme.example/llms.txt', '33333333-3333-4333-8333-333333333333', 'llllllllllllllllllllllllllllllll', '2026-11-01 12:00:00+00', NULL, NULL);

INSERT INTO public.idempotent_calls (user_id, endpoint, key, asked, holder, held_until, status, body, created_at) VALUES ('11111111-1111-4111-8111-111111111111', 'startSiteAudit', 'once', 'iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii', NULL, NULL, 202, '{"status":"running"}', '2026-11-25 00:25:44.063+00');

INSERT INTO public.intakes (id, name, email, company, website, phone, message, created_at) VALUES ('3fe7446e-9cdb-443c-8a4c-12418f7e76a5', 'Bo', 'bo@example.com', 'Bo & Co', 'bo.example', '1', NULL, '2026-11-25 00:25:44.131294+00');

INSERT INTO public.known_clients (user_id, client_key, last_seen_at) VALUES ('11111111-1111-4111-8111-111111111111', 'cccccccccccccccccccccccccccccccc', '2026-11-25 00:25:43.974946+00');

INSERT INTO public.mail_suppressions (mailbox_hash, kind, about, created_at) VALUES ('ggggggggggggggggggggggggggggggggggggggggggg', 'analysis-result', '', '2026-11-25 00:25:44.134444+00');

INSERT INTO public.mail_tokens (hash, user_id, purpose, pending_password_hash, pending_display_name, pending_client_key, created_at, expires_at, used_at) VALUES ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '11111111-1111-4111-8111-111111111111', 'verify', NULL, 'Ada', NULL, '2026-11-25 00:25:43.97239+00', '2099-01-01 00:00:00+00', NULL);

INSERT INTO public.mails (id, key, recipient, subject, text, html, headers, state, attempts, created_at, sent_at) VALUES ('ae1fa9d5-b185-419b-847b-7eeef2c06a6c', 'waiting', 'ada@example.com', 'Hello', 'Text', '<p>Text</p>', '{}', 'waiting', 0, '2026-11-25 00:25:44.132437+00', NULL);
INSERT INTO public.mails (id, key, recipient, subject, text, html, headers, state, attempts, created_at, sent_at) VALUES ('19bef136-5e44-4086-ad2c-54db45d54c46', 'sent', 'ada@example.com', 'Sent', '', '', '{}', 'sent', 0, '2026-11-25 00:25:44.133783+00', '2026-11-01 12:00:00+00');

INSERT INTO public.rate_limits (key, points, expire) VALUES ('sign-in:client:x', 3, 4000000000000);

INSERT INTO public.refresh_pages (refresh_id, url, page) VALUES ('aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', 'https://acme.example/', '{"title": "Acme"}');

INSERT INTO public.refresh_tokens (hash, session_id, created_at, expires_at, used_at) VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '22222222-2222-4222-8222-222222222222', '2026-11-25 00:25:43.968431+00', '2099-01-01 00:00:00+00', '2026-11-01 12:00:00+00');

INSERT INTO public.sessions (id, user_id, user_agent, created_at, last_used_at, expires_at, ended_at) VALUES ('22222222-2222-4222-8222-222222222222', '11111111-1111-4111-8111-111111111111', 'Firefox', '2026-11-25 00:25:43.912475+00', '2026-11-25 00:25:43.912475+00', '2099-01-01 00:00:00+00', NULL);

INSERT INTO public.site_audits (id, site_id, owner_id, url, origin, page_limit, request_id, status, phase, pages_done, pages_total, cancel_requested_at, worker, lease_until, attempts, worked_ms, score, partial, counts, summary, error, error_code, thinned_at, created_at, completed_at, robots_file) VALUES ('66666666-6666-4666-8666-666666666666', '55555555-5555-4555-8555-555555555555', '11111111-1111-4111-8111-111111111111', 'https://acme.example/', 'hand', 25, NULL, 'completed', 'waiting', 0, 0, NULL, NULL, NULL, 0, 0, 62, false, '{"left": 0, "read": 1, "pages": 1, "issues": 1, "notRead": 0, "templates": 1}', '{"cap": null, "notes": ["Read whole"], "whole": true, "scoreVersion": 1}', NULL, NULL, NULL, '2026-11-25 00:25:44.017+00', '2026-11-01 12:00:00+00', 'User-agent: *
Disallow: /x
');

INSERT INTO public.site_hostings (site_id, base_id, revision, schedule, additions, next_refresh_at, created_at) VALUES ('55555555-5555-4555-8555-555555555555', '4fJ2k9QbTz0aWm7XcR1uYd', 0, '{"hour": 6, "every": "weekly", "timeZone": "UTC"}', false, '2026-11-01 12:00:00+00', '2026-11-25 00:25:44.103+00');

INSERT INTO public.site_issue_places (audit_id, issue, part, places) VALUES ('66666666-6666-4666-8666-666666666666', 0, 0, '[{"url":"https://acme.example/","page":0,"evidence":"Ł"}]');

INSERT INTO public.site_issues (audit_id, issue_id, "position", check_id, kind, template_id, title, evidence, fix, snippet, pages, points, priority, examples) VALUES ('66666666-6666-4666-8666-666666666666', 'title.abc', 0, 'title', 'page', 'abc', 'The title is “long”', 'On /', 'Cut it', NULL, 1, 2.5, 'low', '{https://acme.example/}');

INSERT INTO public.site_pages (audit_id, "position", url, template_id, status, state, reason, title, words, clicks, in_sitemap, linked_from, score, failed, warned, places, na) VALUES ('66666666-6666-4666-8666-666666666666', 0, 'https://acme.example/', NULL, NULL, 'read', NULL, NULL, 7, NULL, true, 0, NULL, '{title}', '{}', '{0,0}', NULL);

INSERT INTO public.site_refreshes (id, site_id, owner_id, origin, request_id, status, phase, pages_done, pages_total, cancel_requested_at, worker, lease_until, attempts, worked_ms, created_at, completed_at) VALUES ('aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', '55555555-5555-4555-8555-555555555555', '11111111-1111-4111-8111-111111111111', 'schedule', NULL, 'completed', 'waiting', 0, 0, NULL, NULL, NULL, 0, 0, '2026-11-25 00:25:44.113+00', '2026-11-01 12:00:00+00');

INSERT INTO public.site_regressions (id, site_id, kind, subject, regression, audit_id, found_at, told_at, recovered_at) VALUES ('df577403-7061-459f-afd3-75cbf547271e', '55555555-5555-4555-8555-555555555555', 'pageGone', '', '{"kind": "pageGone", "title": "1 page is gone", "places": ["https://acme.example/x"]}', '66666666-6666-4666-8666-666666666666', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL);

INSERT INTO public.site_rows (audit_id, "position", "row") VALUES ('66666666-6666-4666-8666-666666666666', 0, '{"kind":"gone","url":"https://acme.example/x"}');

INSERT INTO public.site_watches (site_id, known, waiting_audit_id, audit_id, looks, suspects, due_at, worker, lease_until, attempts) VALUES ('55555555-5555-4555-8555-555555555555', '{"pages":{}}', '66666666-6666-4666-8666-666666666666', NULL, 0, '[]', '2026-11-01 12:00:00+00', NULL, NULL, 0);

INSERT INTO public.sites (id, owner_id, url, name, schedule, alerts, next_audit_at, created_at) VALUES ('55555555-5555-4555-8555-555555555555', '11111111-1111-4111-8111-111111111111', 'https://acme.example/', 'Acme', '{"hour": 6, "every": "none", "timeZone": "UTC"}', '{"mail": true, "scoreDrop": 5}', NULL, '2026-11-25 00:25:44.013+00');

INSERT INTO public.trial_requests (user_id, status, created_at, decided_at) VALUES ('11111111-1111-4111-8111-111111111111', 'granted', '2026-11-25 00:25:43.97643+00', '2026-11-01 12:00:00+00');

INSERT INTO public.users (id, email, display_name, password_hash, is_admin, email_verified_at, subscription_status, plan, credits, created_at, updated_at) VALUES ('11111111-1111-4111-8111-111111111111', 'ada@example.com', 'Ada Ł. 漢字', '$2b$04$pUiGz0B2J4aiiNR.78TAMOsRw/hG7xtABCovrsmaA1oTNlBDx73yW', false, '2026-11-01 12:00:00+00', 'trial', 'Essential', 2, '2026-11-25 00:25:43.893447+00', '2026-11-25 00:25:43.893447+00');
INSERT INTO public.users (id, email, display_name, password_hash, is_admin, email_verified_at, subscription_status, plan, credits, created_at, updated_at) VALUES ('5cc0a4a3-e4f3-472c-bd8b-8ffd424a3527', 'waiting@example.com', 'Not yet', '$2b$04$pUiGz0B2J4aiiNR.78TAMOsRw/hG7xtABCovrsmaA1oTNlBDx73yW', false, NULL, NULL, NULL, 0, '2026-11-25 00:25:43.89684+00', '2026-11-25 00:25:43.89684+00');

INSERT INTO public.webhook_deliveries (id, webhook_id, event, body, status, attempts, tries, next_attempt_at, worker, lease_until, created_at) VALUES ('8dcb677e-dd3a-4105-b83e-1bdd4c404585', '77777777-7777-4777-8777-777777777777', 'site.regressed', '{}', 'waiting', '[]', 0, '2026-11-01 12:00:00+00', NULL, NULL, '2026-11-25 00:25:44.072+00');

INSERT INTO public.webhooks (id, user_id, url, events, secret, secret_before, secret_before_until, enabled, disabled_at, failing_since, created_at) VALUES ('77777777-7777-4777-8777-777777777777', '11111111-1111-4111-8111-111111111111', 'https://bo.example/hook', '["site.regressed"]', 'j', NULL, NULL, true, NULL, NULL, '2026-11-25 00:25:44.069+00');

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 13, true);

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY pgboss.archive
    ADD CONSTRAINT archive_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY pgboss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY pgboss.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942
    ADD CONSTRAINT j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name);

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);

ALTER TABLE ONLY pgboss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);

ALTER TABLE ONLY public.agent_ranges
    ADD CONSTRAINT agent_ranges_pkey PRIMARY KEY (list);

ALTER TABLE ONLY public.agent_visits
    ADD CONSTRAINT agent_visits_site_id_day_token_path_status_verdict_pk PRIMARY KEY (site_id, day, token, path, status, verdict);

ALTER TABLE ONLY public.analyses
    ADD CONSTRAINT analyses_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.analysis_mails
    ADD CONSTRAINT analysis_mails_analysis_id_address_key_pk PRIMARY KEY (analysis_id, address_key);

ALTER TABLE ONLY public.answer_judgements
    ADD CONSTRAINT answer_judgements_pkey PRIMARY KEY (sample_id);

ALTER TABLE ONLY public.answer_ledger
    ADD CONSTRAINT answer_ledger_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.answer_ledger
    ADD CONSTRAINT answer_ledger_sample_id_unique UNIQUE (sample_id);

ALTER TABLE ONLY public.answer_mentions
    ADD CONSTRAINT answer_mentions_sample_id_entity_id_pk PRIMARY KEY (sample_id, entity_id);

ALTER TABLE ONLY public.answer_months
    ADD CONSTRAINT answer_months_payer_month_pk PRIMARY KEY (payer, month);

ALTER TABLE ONLY public.answer_panel_versions
    ADD CONSTRAINT answer_panel_versions_site_id_version_pk PRIMARY KEY (site_id, version);

ALTER TABLE ONLY public.answer_panels
    ADD CONSTRAINT answer_panels_pkey PRIMARY KEY (site_id);

ALTER TABLE ONLY public.answer_runs
    ADD CONSTRAINT answer_runs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.answer_samples
    ADD CONSTRAINT answer_samples_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.answer_sources
    ADD CONSTRAINT answer_sources_sample_id_position_pk PRIMARY KEY (sample_id, "position");

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.assistant_referrals
    ADD CONSTRAINT assistant_referrals_site_id_day_assistant_pk PRIMARY KEY (site_id, day, assistant);

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.brandings
    ADD CONSTRAINT brandings_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.content_revisions
    ADD CONSTRAINT content_revisions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.contents
    ADD CONSTRAINT contents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.counted_logs
    ADD CONSTRAINT counted_logs_site_id_digest_pk PRIMARY KEY (site_id, digest);

ALTER TABLE ONLY public.crawled_pages
    ADD CONSTRAINT crawled_pages_job_id_url_pk PRIMARY KEY (job_id, url);

ALTER TABLE ONLY public.file_refreshes
    ADD CONSTRAINT file_refreshes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.generation_jobs
    ADD CONSTRAINT generation_jobs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.given_trials
    ADD CONSTRAINT given_trials_pkey PRIMARY KEY (mailbox_key);

ALTER TABLE ONLY public.hosted_files
    ADD CONSTRAINT hosted_files_site_id_file_pk PRIMARY KEY (site_id, file);

ALTER TABLE ONLY public.idempotent_calls
    ADD CONSTRAINT idempotent_calls_user_id_endpoint_key_pk PRIMARY KEY (user_id, endpoint, key);

ALTER TABLE ONLY public.intakes
    ADD CONSTRAINT intakes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.known_clients
    ADD CONSTRAINT known_clients_user_id_client_key_pk PRIMARY KEY (user_id, client_key);

ALTER TABLE ONLY public.mail_suppressions
    ADD CONSTRAINT mail_suppressions_mailbox_hash_kind_about_pk PRIMARY KEY (mailbox_hash, kind, about);

ALTER TABLE ONLY public.mail_tokens
    ADD CONSTRAINT mail_tokens_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_key_unique UNIQUE (key);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.refresh_pages
    ADD CONSTRAINT refresh_pages_refresh_id_url_pk PRIMARY KEY (refresh_id, url);

ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.site_audits
    ADD CONSTRAINT site_audits_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.site_hostings
    ADD CONSTRAINT site_hostings_pkey PRIMARY KEY (site_id);

ALTER TABLE ONLY public.site_issue_places
    ADD CONSTRAINT site_issue_places_audit_id_issue_part_pk PRIMARY KEY (audit_id, issue, part);

ALTER TABLE ONLY public.site_issues
    ADD CONSTRAINT site_issues_audit_id_issue_id_pk PRIMARY KEY (audit_id, issue_id);

ALTER TABLE ONLY public.site_pages
    ADD CONSTRAINT site_pages_audit_id_position_pk PRIMARY KEY (audit_id, "position");

ALTER TABLE ONLY public.site_refreshes
    ADD CONSTRAINT site_refreshes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.site_regressions
    ADD CONSTRAINT site_regressions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.site_rows
    ADD CONSTRAINT site_rows_audit_id_position_pk PRIMARY KEY (audit_id, "position");

ALTER TABLE ONLY public.site_watches
    ADD CONSTRAINT site_watches_pkey PRIMARY KEY (site_id);

ALTER TABLE ONLY public.sites
    ADD CONSTRAINT sites_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.trial_requests
    ADD CONSTRAINT trial_requests_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_unique UNIQUE (email);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (id);

CREATE INDEX archive_i1 ON pgboss.archive USING btree (archived_on);

CREATE UNIQUE INDEX j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942_i1 ON pgboss.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));

CREATE UNIQUE INDEX j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942_i2 ON pgboss.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));

CREATE UNIQUE INDEX j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942_i3 ON pgboss.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942 USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));

CREATE UNIQUE INDEX j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942_i4 ON pgboss.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942 USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));

CREATE INDEX j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942_i5 ON pgboss.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942 USING btree (name, start_after) INCLUDE (priority, created_on, id) WHERE (state < 'active'::pgboss.job_state);

CREATE INDEX analyses_client ON public.analyses USING btree (client_key, created_at DESC NULLS LAST);

CREATE INDEX analyses_created ON public.analyses USING btree (created_at);

CREATE INDEX analyses_owner ON public.analyses USING btree (owner_id, created_at DESC NULLS LAST, id);

CREATE INDEX analysis_mails_address ON public.analysis_mails USING btree (address_key, created_at);

CREATE INDEX answer_ledger_month ON public.answer_ledger USING btree (month);

CREATE INDEX answer_ledger_site ON public.answer_ledger USING btree (site_id, month);

CREATE INDEX answer_panels_due ON public.answer_panels USING btree (next_run_at) WHERE (next_run_at IS NOT NULL);

CREATE UNIQUE INDEX answer_runs_running ON public.answer_runs USING btree (site_id) WHERE (status = 'running'::text);

CREATE INDEX answer_runs_site ON public.answer_runs USING btree (site_id, created_at DESC, id);

CREATE INDEX answer_runs_status ON public.answer_runs USING btree (status, created_at);

CREATE INDEX answer_samples_prompt ON public.answer_samples USING btree (run_id, prompt_id, engine);

CREATE UNIQUE INDEX answer_samples_run ON public.answer_samples USING btree (run_id, "position");

CREATE INDEX api_keys_user ON public.api_keys USING btree (user_id);

CREATE INDEX content_revisions_content ON public.content_revisions USING btree (content_id, created_at DESC NULLS LAST);

CREATE INDEX contents_owner ON public.contents USING btree (owner_id, created_at DESC NULLS LAST);

CREATE INDEX contents_request ON public.contents USING btree (owner_id, request_key);

CREATE INDEX counted_logs_site ON public.counted_logs USING btree (site_id, created_at DESC, digest);

CREATE INDEX file_refreshes_content ON public.file_refreshes USING btree (content_id);

CREATE INDEX file_refreshes_refresh ON public.file_refreshes USING btree (refresh_id);

CREATE INDEX file_refreshes_site ON public.file_refreshes USING btree (site_id, created_at DESC NULLS LAST, id);

CREATE INDEX generation_jobs_owner ON public.generation_jobs USING btree (owner_id, created_at DESC NULLS LAST);

CREATE UNIQUE INDEX generation_jobs_running ON public.generation_jobs USING btree (owner_id, request_key) WHERE (status = 'running'::text);

CREATE INDEX generation_jobs_status ON public.generation_jobs USING btree (status, created_at);

CREATE INDEX hosted_files_content ON public.hosted_files USING btree (content_id);

CREATE INDEX idempotent_calls_age ON public.idempotent_calls USING btree (created_at);

CREATE INDEX mail_tokens_user ON public.mail_tokens USING btree (user_id, purpose);

CREATE INDEX refresh_tokens_session ON public.refresh_tokens USING btree (session_id);

CREATE INDEX sessions_user ON public.sessions USING btree (user_id);

CREATE INDEX site_audits_owner ON public.site_audits USING btree (owner_id, created_at DESC, id);

CREATE UNIQUE INDEX site_audits_running ON public.site_audits USING btree (site_id) WHERE (status = 'running'::text);

CREATE INDEX site_audits_site ON public.site_audits USING btree (site_id, created_at DESC, id);

CREATE INDEX site_audits_status ON public.site_audits USING btree (status, created_at);

CREATE UNIQUE INDEX site_hostings_base ON public.site_hostings USING btree (base_id);

CREATE INDEX site_hostings_created ON public.site_hostings USING btree (created_at);

CREATE INDEX site_hostings_due ON public.site_hostings USING btree (next_refresh_at) WHERE (next_refresh_at IS NOT NULL);

CREATE UNIQUE INDEX site_refreshes_running ON public.site_refreshes USING btree (site_id) WHERE (status = 'running'::text);

CREATE INDEX site_refreshes_site ON public.site_refreshes USING btree (site_id, created_at DESC NULLS LAST);

CREATE INDEX site_refreshes_status ON public.site_refreshes USING btree (status, created_at);

CREATE UNIQUE INDEX site_regressions_open ON public.site_regressions USING btree (site_id, kind, subject) WHERE (recovered_at IS NULL);

CREATE INDEX site_regressions_site ON public.site_regressions USING btree (site_id, found_at);

CREATE INDEX site_watches_due ON public.site_watches USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX sites_due ON public.sites USING btree (next_audit_at) WHERE (next_audit_at IS NOT NULL);

CREATE UNIQUE INDEX sites_owner_url ON public.sites USING btree (owner_id, url);

CREATE INDEX trial_requests_status ON public.trial_requests USING btree (status, created_at);

CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);

CREATE INDEX webhook_deliveries_webhook ON public.webhook_deliveries USING btree (webhook_id, created_at);

CREATE INDEX webhooks_user ON public.webhooks USING btree (user_id);

ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942_pkey;

ALTER TABLE ONLY pgboss.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY pgboss.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;

ALTER TABLE ONLY public.agent_visits
    ADD CONSTRAINT agent_visits_site_id_sites_id_fk FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.analyses
    ADD CONSTRAINT analyses_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.analysis_mails
    ADD CONSTRAINT analysis_mails_analysis_id_analyses_id_fk FOREIGN KEY (analysis_id) REFERENCES public.analyses(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.answer_judgements
    ADD CONSTRAINT answer_judgements_sample_id_answer_samples_id_fk FOREIGN KEY (sample_id) REFERENCES public.answer_samples(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.answer_mentions
    ADD CONSTRAINT answer_mentions_sample_id_answer_samples_id_fk FOREIGN KEY (sample_id) REFERENCES public.answer_samples(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.answer_panel_versions
    ADD CONSTRAINT answer_panel_versions_site_id_sites_id_fk FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.answer_panels
    ADD CONSTRAINT answer_panels_site_id_sites_id_fk FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.answer_runs
    ADD CONSTRAINT answer_runs_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.answer_runs
    ADD CONSTRAINT answer_runs_site_id_sites_id_fk FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.answer_samples
    ADD CONSTRAINT answer_samples_run_id_answer_runs_id_fk FOREIGN KEY (run_id) REFERENCES public.answer_runs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.answer_sources
    ADD CONSTRAINT answer_sources_sample_id_answer_samples_id_fk FOREIGN KEY (sample_id) REFERENCES public.answer_samples(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.assistant_referrals
    ADD CONSTRAINT assistant_referrals_site_id_sites_id_fk FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.brandings
    ADD CONSTRAINT brandings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.content_revisions
    ADD CONSTRAINT content_revisions_content_id_contents_id_fk FOREIGN KEY (content_id) REFERENCES public.contents(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.contents
    ADD CONSTRAINT contents_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.counted_logs
    ADD CONSTRAINT counted_logs_site_id_sites_id_fk FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.crawled_pages
    ADD CONSTRAINT crawled_pages_job_id_generation_jobs_id_fk FOREIGN KEY (job_id) REFERENCES public.generation_jobs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.file_refreshes
    ADD CONSTRAINT file_refreshes_content_id_contents_id_fk FOREIGN KEY (content_id) REFERENCES public.contents(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.file_refreshes
    ADD CONSTRAINT file_refreshes_refresh_id_site_refreshes_id_fk FOREIGN KEY (refresh_id) REFERENCES public.site_refreshes(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.file_refreshes
    ADD CONSTRAINT file_refreshes_site_id_sites_id_fk FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.generation_jobs
    ADD CONSTRAINT generation_jobs_content_id_contents_id_fk FOREIGN KEY (content_id) REFERENCES public.contents(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.generation_jobs
    ADD CONSTRAINT generation_jobs_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.hosted_files
    ADD CONSTRAINT hosted_files_content_id_contents_id_fk FOREIGN KEY (content_id) REFERENCES public.contents(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.hosted_files
    ADD CONSTRAINT hosted_files_site_id_sites_id_fk FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.idempotent_calls
    ADD CONSTRAINT idempotent_calls_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.known_clients
    ADD CONSTRAINT known_clients_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.mail_tokens
    ADD CONSTRAINT mail_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.refresh_pages
    ADD CONSTRAINT refresh_pages_refresh_id_site_refreshes_id_fk FOREIGN KEY (refresh_id) REFERENCES public.site_refreshes(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.site_audits
    ADD CONSTRAINT site_audits_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.site_audits
    ADD CONSTRAINT site_audits_site_id_sites_id_fk FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.site_hostings
    ADD CONSTRAINT site_hostings_site_id_sites_id_fk FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.site_issue_places
    ADD CONSTRAINT site_issue_places_audit_id_site_audits_id_fk FOREIGN KEY (audit_id) REFERENCES public.site_audits(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.site_issues
    ADD CONSTRAINT site_issues_audit_id_site_audits_id_fk FOREIGN KEY (audit_id) REFERENCES public.site_audits(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.site_pages
    ADD CONSTRAINT site_pages_audit_id_site_audits_id_fk FOREIGN KEY (audit_id) REFERENCES public.site_audits(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.site_refreshes
    ADD CONSTRAINT site_refreshes_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.site_refreshes
    ADD CONSTRAINT site_refreshes_site_id_sites_id_fk FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.site_regressions
    ADD CONSTRAINT site_regressions_site_id_sites_id_fk FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.site_rows
    ADD CONSTRAINT site_rows_audit_id_site_audits_id_fk FOREIGN KEY (audit_id) REFERENCES public.site_audits(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.site_watches
    ADD CONSTRAINT site_watches_site_id_sites_id_fk FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sites
    ADD CONSTRAINT sites_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.trial_requests
    ADD CONSTRAINT trial_requests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_webhook_id_webhooks_id_fk FOREIGN KEY (webhook_id) REFERENCES public.webhooks(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
