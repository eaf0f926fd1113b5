import type { Branding, logoTypes } from '@visible-ai/shared/branding/schema';

/** Whose report it is to be, where its owner has a brand of their own. What was not chosen is an empty text. */
export interface ReportBranding extends Omit<Branding, 'logo'> {
  /** A picture that was decoded and checked. */
  logo: { mediaType: (typeof logoTypes)[number]; bytes: Uint8Array } | null;
}
