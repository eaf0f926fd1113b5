import { contactPlaceholder, originPlaceholder } from '@visible-ai/shared/site/placeholders';

const written = globalThis.document?.documentElement.dataset ?? {};

/**
 * The public address and the contact address, which is empty if none is configured. The server writes both
 * into `<html>` of every page. A prerendered page has placeholders for them, so that hydration finds what
 * React would write.
 */
export const siteFacts = {
  origin: written.origin ?? originPlaceholder,
  contact: written.contact ?? contactPlaceholder,
} as const;
