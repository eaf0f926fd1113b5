import { allowedPrivateUrl, namesThisMachine } from '@visible-ai/shared/analysis/private-url';
import { websiteUrl } from '@visible-ai/shared/analysis/schema';
import { checkWebsiteUrl } from '@visible-ai/shared/analysis/website-url';
import { z } from 'zod';

/** The addresses that the tools take: a text that becomes an absolute URL. */
export type AddressRule = typeof websiteUrl;

/** Addresses of the public web. */
export const publicAddresses: AddressRule = websiteUrl;

/**
 * Addresses of the public web, and private ones that the person at this machine has allowed.
 *
 * @param allowPrivateTargets hosts with their ports, such as `localhost:3000`.
 */
export const addressesWith = (allowPrivateTargets: readonly string[]): AddressRule =>
  z
    .string({ error: 'Please enter a website URL' })
    .meta({
      description: [
        'A web address; https:// is added when no scheme is given.',
        ...(allowPrivateTargets.length > 0
          ? [`Private ones that may be read: ${allowPrivateTargets.join(', ')}.`]
          : []),
      ].join(' '),
      examples: ['example.com'],
    })
    .transform((typed, context) => {
      const near = allowedPrivateUrl(typed, allowPrivateTargets);
      if (near !== null) return near;
      const checked = checkWebsiteUrl(typed);
      if (checked.ok) return checked.url;
      const message = namesThisMachine(typed)
        ? 'It is private: whoever starts this server can allow it, with --allow-private and its HOST:PORT.'
        : checked.error;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
