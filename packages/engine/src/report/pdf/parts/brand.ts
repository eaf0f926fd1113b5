import { organisation } from '@visible-ai/shared/site/organisation';
import type { ReportBranding } from '../../report-branding.ts';
import { colors } from '../page/look.ts';

/** The brand of the document. */
export interface Brand {
  /** The name at its top; null if the owner hides the product's name and has no own name. */
  name: string | null;
  website: string | null;
  accent: string;
  footer: string | null;
  logo: Buffer | null;
  /** The product draws its own mark: a lit chip. */
  isProduct: boolean;
  /** "Made with Visible AI", under another brand; null if they hide it. */
  maker: string | null;
}

const product: Brand = {
  name: organisation.name,
  website: null,
  accent: colors.accent,
  footer: null,
  logo: null,
  isProduct: true,
  maker: null,
};

/** A brand as the document shows it. */
export function brandOf(branding: ReportBranding | null): Brand {
  if (!branding) return product;
  const { name, website, accent, footer, logo, hideProductName } = branding;
  const own = name !== '' || logo !== null;
  return {
    name: name || (own || hideProductName ? null : organisation.name),
    website: /^https?:\/\//i.test(website) ? website : null,
    accent: /^#[0-9a-f]{6}$/i.test(accent) ? accent : colors.accent,
    footer: footer || null,
    // pdfkit cannot draw WebP.
    logo: logo && logo.mediaType !== 'image/webp' ? Buffer.from(logo.bytes) : null,
    isProduct: !own && !hideProductName,
    maker: own && !hideProductName ? `Made with ${organisation.name}` : null,
  };
}
