import { organisation } from '@visible-ai/shared/site/organisation';
import type { ReportBranding } from '../report-branding.ts';

/** The maker that the report names: the owner's brand, else the product; null if none should be named. */
export function makerOf(branding: ReportBranding | null): string | null {
  if (branding?.name) return branding.name;
  return branding?.hideProductName ? null : organisation.name;
}

/** The line under a report. */
export function footerOf(branding: ReportBranding | null): string {
  const made = branding?.hideProductName ? [] : [`Made with ${organisation.name}.`];
  return [...(branding?.footer ? [branding.footer] : []), ...made].join(' ');
}
