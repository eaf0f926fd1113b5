import { z } from 'zod';
import { defineEndpoint } from '../contract/endpoint.ts';
import { branding } from './schema.ts';

// Without a scope no key can make the calls about branding.
const own = { tag: 'Branding', access: 'signed-in', limit: 'default' } as const;

export const getBranding = defineEndpoint({
  ...own,
  id: 'getBranding',
  method: 'GET',
  path: '/api/branding',
  summary: "How the caller's reports look; empty where nothing was chosen",
  answers: { 200: branding },
  errors: ['not_authenticated'],
});

export const saveBranding = defineEndpoint({
  ...own,
  id: 'saveBranding',
  method: 'PUT',
  path: '/api/branding',
  summary: "Put the caller's own name, colour and logo on reports, exports and mails of scheduled audits",
  body: branding,
  // Room for a logo of 200 kB as a data URL, and the texts.
  mostBodyBytes: 300_000,
  answers: {
    200: branding.extend({
      accentAsked: z
        .string()
        .optional()
        .meta({ description: 'the colour that was sent, where its contrast was too low and it was changed' }),
      note: z.string().optional().meta({ description: 'what was changed, and why' }),
    }),
  },
  errors: ['not_authenticated', 'plan_limit', 'unprocessable'],
});

/** Every call about branding. */
export const brandingEndpoints = [getBranding, saveBranding] as const;
