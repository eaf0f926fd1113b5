const user = '11111111-1111-4111-8111-111111111111';
const session = '22222222-2222-4222-8222-222222222222';
const content = '33333333-3333-4333-8333-333333333333';
const job = '44444444-4444-4444-8444-444444444444';
const site = '55555555-5555-4555-8555-555555555555';
const siteAudit = '66666666-6666-4666-8666-666666666666';
const webhook = '77777777-7777-4777-8777-777777777777';
const analysis = 'AAAAAAAAAAAAAAAAAAAAAA';
const answerRun = '88888888-8888-4888-8888-888888888888';
const answerSample = '99999999-9999-4999-8999-999999999999';
const refresh = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const past = '2026-11-01T12:00:00.000Z';
const later = '2099-01-01T00:00:00.000Z';

/** The account in every dump, and the password of its hash (bcrypt, cost 4, over its SHA-256). */
export const KNOWN = { email: 'ada@example.com', password: 'a kept password' };
const passwordHash = '$2b$04$pUiGz0B2J4aiiNR.78TAMOsRw/hG7xtABCovrsmaA1oTNlBDx73yW';

/**
 * A row or two for each table of the product, by column, each table after those that it references. Add a new
 * table here, and a new column if it may be null or has no default.
 */
export const exampleRows: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  users: [
    {
      id: user,
      email: KNOWN.email,
      display_name: 'Ada Ł. 漢字',
      password_hash: passwordHash,
      email_verified_at: past,
      subscription_status: 'trial',
      plan: 'Essential',
      credits: 2,
    },
    { email: 'waiting@example.com', display_name: 'Not yet', password_hash: passwordHash },
  ],
  sessions: [{ id: session, user_id: user, user_agent: 'Firefox', expires_at: later }],
  refresh_tokens: [{ hash: 'a'.repeat(43), session_id: session, expires_at: later, used_at: past }],
  mail_tokens: [
    {
      hash: 'b'.repeat(43),
      user_id: user,
      purpose: 'verify',
      pending_display_name: 'Ada',
      expires_at: later,
    },
  ],
  known_clients: [{ user_id: user, client_key: 'c'.repeat(32) }],
  trial_requests: [{ user_id: user, status: 'granted', decided_at: past }],
  given_trials: [{ mailbox_key: 'd'.repeat(32) }],
  audit_log: [{ actor_id: user, subject_id: user, action: 'admin_promoted', detail: 'none -> trial' }],
  analyses: [
    {
      id: analysis,
      owner_id: user,
      client_key: 'c'.repeat(32),
      requested_url: 'https://acme.example/',
      url: 'https://acme.example/',
      site_name: 'Acme “& Co”',
      score: 71,
      report: { score: 71, checks: [{ id: 'title', status: 'pass' }], note: "it's \\ here\n" },
    },
  ],
  analysis_mails: [{ analysis_id: analysis, address_key: 'e'.repeat(32) }],
  contents: [
    {
      id: content,
      owner_id: user,
      website_url: 'https://acme.example/',
      content_type: 'llms_txt',
      content_text: '# Acme\n\n> It\'s "here"; \\ and $1\n',
      generated_text: '# Acme\n',
      notes: ['One page could not be read'],
      request: { url: 'https://acme.example/' },
      request_key: 'f'.repeat(32),
    },
  ],
  content_revisions: [
    { content_id: content, origin: 'generated', content_text: '# Acme\n', created_at: past },
    // The stored form of a leading byte order mark.
    { content_id: content, origin: 'edited', content_text: '\u0001\ufeff# Acme\r\n' },
  ],
  generation_jobs: [
    {
      id: job,
      owner_id: user,
      website_url: 'https://acme.example/',
      content_type: 'robots_txt',
      request: { url: 'https://acme.example/' },
      request_key: 'f'.repeat(32),
      worker: session,
      lease_until: past,
    },
  ],
  crawled_pages: [{ job_id: job, url: 'https://acme.example/', page: { title: 'Acme', words: 3 } }],
  sites: [
    {
      id: site,
      owner_id: user,
      url: 'https://acme.example/',
      name: 'Acme',
      schedule: { every: 'none', hour: 6, timeZone: 'UTC' },
      alerts: { mail: true, scoreDrop: 5 },
    },
  ],
  site_audits: [
    {
      id: siteAudit,
      site_id: site,
      owner_id: user,
      url: 'https://acme.example/',
      origin: 'hand',
      page_limit: 25,
      status: 'completed',
      score: 62,
      counts: { pages: 1, read: 1, notRead: 0, left: 0, templates: 1, issues: 1 },
      summary: { scoreVersion: 1, cap: null, whole: true, notes: ['Read whole'] },
      robots_file: 'User-agent: *\nDisallow: /x\n',
      completed_at: past,
    },
  ],
  site_rows: [{ audit_id: siteAudit, position: 0, row: { kind: 'gone', url: 'https://acme.example/x' } }],
  site_issues: [
    {
      audit_id: siteAudit,
      issue_id: 'title.abc',
      position: 0,
      check_id: 'title',
      kind: 'page',
      template_id: 'abc',
      title: 'The title is “long”',
      evidence: 'On /',
      fix: 'Cut it',
      pages: 1,
      points: 2.5,
      priority: 'low',
      examples: '{https://acme.example/}',
    },
  ],
  site_issue_places: [
    {
      audit_id: siteAudit,
      issue: 0,
      part: 0,
      places: [{ url: 'https://acme.example/', page: 0, evidence: 'Ł' }],
    },
  ],
  site_pages: [
    {
      audit_id: siteAudit,
      position: 0,
      url: 'https://acme.example/',
      state: 'read',
      words: 7,
      in_sitemap: true,
      linked_from: 0,
      failed: '{title}',
      warned: '{}',
      places: '{0,0}',
    },
  ],
  site_watches: [{ site_id: site, known: { pages: {} }, waiting_audit_id: siteAudit, due_at: past }],
  site_regressions: [
    {
      site_id: site,
      kind: 'pageGone',
      subject: '',
      regression: { kind: 'pageGone', title: '1 page is gone', places: ['https://acme.example/x'] },
      audit_id: siteAudit,
      found_at: past,
      told_at: past,
    },
  ],
  api_keys: [
    {
      id: 'Ab3dEf6h',
      user_id: user,
      name: 'CI',
      hash: 'h'.repeat(43),
      last4: 'Zz99',
      scopes: '["audits:run"]',
    },
  ],
  idempotent_calls: [
    {
      user_id: user,
      endpoint: 'startSiteAudit',
      key: 'once',
      asked: 'i'.repeat(43),
      status: 202,
      body: { status: 'running' },
    },
  ],
  brandings: [
    {
      user_id: user,
      name: 'Bo & Co',
      website: 'https://bo.example/',
      accent: '#0a66c2',
      footer: '',
      hide_product_name: true,
    },
  ],
  webhooks: [
    { id: webhook, user_id: user, url: 'https://bo.example/hook', events: '["site.regressed"]', secret: 'j' },
  ],
  webhook_deliveries: [
    {
      webhook_id: webhook,
      event: 'site.regressed',
      body: '{}',
      status: 'waiting',
      attempts: '[]',
      next_attempt_at: past,
    },
  ],
  answer_panels: [
    {
      site_id: site,
      version: 1,
      monthly_budget_micros: 5_000_000,
      schedule: '{"every":"none","hour":6,"timeZone":"UTC"}',
    },
  ],
  answer_panel_versions: [
    { site_id: site, version: 1, entities: '[]', prompts: '[]', engines: '["openai"]', samples: 5 },
  ],
  answer_runs: [
    {
      id: answerRun,
      site_id: site,
      owner_id: user,
      panel_version: 1,
      origin: 'hand',
      status: 'completed',
      done: 1,
      total: 1,
    },
  ],
  answer_samples: [
    {
      id: answerSample,
      run_id: answerRun,
      position: 0,
      prompt_id: 'loft',
      engine: 'openai',
      n: 1,
      state: 'done',
      status: 'ok',
      requested_model: 'gpt-5',
      text: 'Acme.',
      at: past,
    },
  ],
  answer_sources: [
    {
      sample_id: answerSample,
      position: 0,
      kind: 'cited',
      url: 'https://acme.example/',
      host: 'acme.example',
    },
  ],
  answer_mentions: [{ sample_id: answerSample, entity_id: 'ours', count: 1, first: 0, places: '[]' }],
  answer_judgements: [{ sample_id: answerSample, value: 1, passage: 'Acme.', model: 'judge-1' }],
  answer_ledger: [
    {
      sample_id: answerSample,
      site_id: site,
      engine: 'openai',
      month: '2026-11',
      reserved_micros: 20_000,
      settled_micros: 12_000,
    },
  ],
  answer_months: [{ payer: 'installation', month: '2026-11', micros: 12_000 }],
  site_hostings: [
    {
      site_id: site,
      base_id: '4fJ2k9QbTz0aWm7XcR1uYd',
      schedule: '{"every":"weekly","hour":6,"timeZone":"UTC"}',
      next_refresh_at: past,
    },
  ],
  hosted_files: [
    {
      site_id: site,
      file: 'llms.txt',
      kind: 'llms_txt',
      media_type: 'text/plain; charset=utf-8',
      body: '# Acme “& Co”\n',
      bytes: 20,
      hash: 'k'.repeat(43),
      version: 1,
      own_url: 'https://acme.example/llms.txt',
      content_id: content,
      source_hash: 'l'.repeat(32),
      published_at: past,
    },
  ],
  site_refreshes: [
    {
      id: refresh,
      site_id: site,
      owner_id: user,
      origin: 'schedule',
      status: 'completed',
      completed_at: past,
    },
  ],
  refresh_pages: [{ refresh_id: refresh, url: 'https://acme.example/', page: { title: 'Acme' } }],
  file_refreshes: [
    {
      refresh_id: refresh,
      site_id: site,
      content_id: content,
      kind: 'llms_txt',
      status: 'waiting',
      added: 1,
      before: '# Acme',
      after: '# Acme\n- New',
      written: '# Acme\n- New',
      based_on: past,
    },
  ],
  counted_logs: [
    {
      site_id: site,
      digest: 'h'.repeat(43),
      bytes: 5_000_000_000,
      lines_read: 9,
      lines_unread: 1,
      from_at: past,
    },
  ],
  agent_visits: [
    {
      site_id: site,
      day: '2026-11-01',
      token: 'OAI-SearchBot',
      path: '/caf%C3%A9',
      status: 200,
      verdict: 'verified',
      visits: 3,
      first_at: past,
      last_at: past,
    },
  ],
  assistant_referrals: [{ site_id: site, day: '2026-11-01', assistant: 'chatgpt', visits: 2 }],
  agent_ranges: [
    { list: 'openai.com/gptbot.json', prefixes: '{52.230.152.0/24}', fetched_at: past, asked_at: past },
  ],
  intakes: [{ name: 'Bo', email: 'bo@example.com', company: 'Bo & Co', website: 'bo.example', phone: '1' }],
  mails: [
    { key: 'waiting', recipient: KNOWN.email, subject: 'Hello', text: 'Text', html: '<p>Text</p>' },
    {
      key: 'sent',
      recipient: KNOWN.email,
      subject: 'Sent',
      text: '',
      html: '',
      state: 'sent',
      sent_at: past,
    },
  ],
  mail_suppressions: [{ mailbox_hash: 'g'.repeat(43), kind: 'analysis-result' }],
  rate_limits: [{ key: 'sign-in:client:x', points: 3, expire: 4_000_000_000_000 }],
};
