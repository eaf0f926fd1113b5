import type { PageFacts } from '../../../page/page-facts.ts';
import { businessOf } from '../facts/business-of.ts';
import { isFrontPage } from '../facts/front-page.ts';
import { pageLanguage } from '../facts/page-language.ts';
import { toFillIn } from '../wording/json-ld-snippet.ts';

/** "+31 30 123 45 67, 3 Mill Lane" is what it is; a row of lines is not an address. */
const oneLine = (text: string) =>
  text
    .replace(/\s*[|·•]\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .trim();

/** A whole sentence or two; what is cut off says nothing for sure. */
const whole = (text: string | null) => (text && !/(?:…|\.\.\.)\s*$/.test(text) ? text : undefined);

/** An address begins where the name ends, where the page writes both in one line. */
function addressOf(line: string, name: string | null): string {
  const text = oneLine(line);
  const rest = name && text.toLowerCase().startsWith(name.toLowerCase()) ? text.slice(name.length) : text;
  return rest.replace(/^[\s,，、:–-]+/u, '') || text;
}

export interface Identity {
  organization: Record<string, unknown>;
  website: Record<string, unknown>;
}

/**
 * Who is speaking and on which site, as JSON-LD in the page's own words and language: the type of business that its
 * words tell, what it states of itself, and a gap for each thing that is required and not said.
 */
export function draftIdentity(page: PageFacts, url: string): Identity {
  const { origin } = new URL(url);
  const owner = businessOf(page, url);
  const { phones, addresses } = page.stated;
  const name = owner.name ?? toFillIn('the name of your business or site');
  const id = `${origin}/#organization`;
  const [address] = addresses;
  return {
    organization: {
      '@type': owner.type,
      '@id': id,
      name,
      url: `${origin}/`,
      // Another page describes itself, not who is behind the site.
      description: isFrontPage(url) ? whole(page.metaDescription) : undefined,
      address: address && owner.isLocal ? addressOf(address, owner.name) : undefined,
      ...(owner.isLocal && !address ? { address: toFillIn('street, number, postal code, town') } : {}),
      telephone: owner.isLocal ? phones[0] : undefined,
    },
    website: {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name,
      url: `${origin}/`,
      inLanguage: pageLanguage(page) ?? undefined,
      publisher: { '@id': id },
    },
  };
}
