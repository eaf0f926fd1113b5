import type { Branding, logoTypes } from '@visible-ai/shared/branding/schema';

/** The brand of a report, if its owner has one. Anything not chosen is an empty text. */
export interface ReportBranding extends Omit<Branding, 'logo'> {
  /** An image that was decoded and checked. */
  logo: { mediaType: (typeof logoTypes)[number]; bytes: Uint8Array } | null;
}
