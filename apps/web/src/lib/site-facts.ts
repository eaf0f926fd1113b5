import { contactPlaceholder, originPlaceholder } from '@visible-ai/shared/site/placeholders';

const written = globalThis.document?.documentElement.dataset ?? {};

/**
 * The public address and where to write to, which is empty where nobody has said it. The server puts both into `<html>` of every page it serves;
 * while a page is prerendered they are placeholders, so that what React finds is what it would write.
 */
export const siteFacts = {
  origin: written.origin ?? originPlaceholder,
  contact: written.contact ?? contactPlaceholder,
} as const;
