import type { ReportBranding } from '@visible-ai/engine';
import { getBranding, saveBranding } from '@visible-ai/shared/branding/endpoints';
import { readableAccent } from '@visible-ai/shared/branding/readable-accent';
import { type Branding, noBranding } from '@visible-ai/shared/branding/schema';
import type { Db } from '../db/database.ts';
import { type Route, reply, route, signedIn } from '../http/route.ts';
import { overPlan, planOf } from '../sites/plan-of.ts';
import { brandingChangedAt, findBranding, keepBranding } from './branding-store.ts';
import { asDrawn, logoIn, readLogo } from './read-logo.ts';

/** The brand that an account's reports are drawn with. */
export interface ReportBrand {
  /** When it was last changed; null if there is none. */
  changedAt(userId: string | null): Promise<Date | null>;
  read(userId: string | null): Promise<ReportBranding | null>;
}

export interface BrandingDomain {
  routes: Route[];
  /** An account's public brand; null if it has chosen none or if there is no account. */
  brandingOf(userId: string | null): Promise<Branding | null>;
  reportBrand: ReportBrand;
}

/** Builds the branding domain: how an account's reports, exports and mails look. */
export function createBranding({ db, now }: { db: Db; now(): Date }): BrandingDomain {
  const brandingOf = async (userId: string | null) => (userId ? findBranding(db, userId) : null);
  return {
    brandingOf,
    reportBrand: {
      changedAt: async (userId) => (userId ? brandingChangedAt(db, userId) : null),
      async read(userId) {
        const kept = await brandingOf(userId);
        const logo = kept?.logo ? logoIn(kept.logo) : null;
        return kept && { ...kept, logo: logo && (await asDrawn(logo)) };
      },
    },
    routes: [
      route(getBranding, async (_input, call) =>
        reply(200, (await brandingOf(signedIn(call).userId)) ?? noBranding),
      ),
      route(saveBranding, async ({ body }, call) => {
        const { userId } = signedIn(call);
        const plan = await planOf(db, userId);
        if (!plan.monitoring) throw overPlan(plan, 'branding', 'includes no branding of your own');
        if (body.logo) await readLogo(body.logo);
        const accent = body.accent && readableAccent(body.accent);
        const kept = { ...body, accent };
        await keepBranding(db, userId, kept, now());
        if (accent === body.accent.toLowerCase()) return reply(200, kept);
        const note = `${body.accent} is too light to be read on paper (4.5:1 is needed), so ${accent} is used.`;
        return reply(200, { ...kept, accentAsked: body.accent, note });
      }),
    ],
  };
}
