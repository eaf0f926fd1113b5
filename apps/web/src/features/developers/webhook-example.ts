/** An event as we post it. A test checks it against its schema. */
export const webhookExample = {
  type: 'site_audit.completed',
  timestamp: '2026-11-22T06:14:09.000Z',
  data: {
    siteId: '0199a3c2-7f4e-7c1a-9d35-2b8e6f10c4aa',
    auditId: '0199a3c4-1d20-7b3c-8e51-90c7d2f4a1be',
    name: 'Acme Bakery',
    url: 'https://example.com/',
    auditedAt: '2026-11-22T06:13:58.000Z',
    auditUrl:
      'https://visible.example/sites/0199a3c2-7f4e-7c1a-9d35-2b8e6f10c4aa/audits/0199a3c4-1d20-7b3c-8e51-90c7d2f4a1be',
    origin: 'schedule',
    partial: false,
    score: 82,
  },
} as const;
