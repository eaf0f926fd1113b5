import { organisation } from '@visible-ai/shared/site/organisation';
import type { ReportBranding } from '../report-branding.ts';

/** Who people read that the report is from: the owner's brand, else the product; null where nobody is to be named. */
export function makerOf(branding: ReportBranding | null): string | null {
  if (branding?.name) return branding.name;
  return branding?.hideProductName ? null : organisation.name;
}

/** The line under a report. */
export function footerOf(branding: ReportBranding | null): string {
  const made = branding?.hideProductName ? [] : [`Made with ${organisation.name}.`];
  return [...(branding?.footer ? [branding.footer] : []), ...made].join(' ');
}
