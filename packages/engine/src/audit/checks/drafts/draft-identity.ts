import type { PageFacts } from '../../../page/page-facts.ts';
import { plainDescription } from '../../../page/plain-description.ts';
import { areSeveralPlaces } from '../../../page/stated/are-several-places.ts';
import { businessOf, ownerId } from '../facts/business-of.ts';
import { isFrontPage } from '../facts/front-page.ts';
import { isStreetAlone } from '../facts/is-street-alone.ts';
import { onlyPlace } from '../facts/only-place.ts';
import { ownDescriptions } from '../facts/own-descriptions.ts';
import { pageLanguage } from '../facts/page-language.ts';
import { toFillIn } from '../wording/json-ld-snippet.ts';

/** "+31 30 123 45 67, 3 Mill Lane" is an address; a row of lines is not. */
const oneLine = (text: string) =>
  text
    .replace(/\s*[|·•]\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .trim();

/** A whole sentence or two; a text that is cut off proves nothing. */
const whole = (text: string | null) => (text && !/(?:…|\.\.\.)\s*$/.test(text) ? text : undefined);

/** The meta description, if somebody wrote it. */
const ownDescription = (page: PageFacts) =>
  ownDescriptions(page).find((text) => text === plainDescription(page.metaDescription ?? '')) ?? null;

/** If the page writes name and address in one line, the address begins where the name ends. */
function addressOf(line: string, name: string | null): string {
  const text = oneLine(line);
  const rest = name && text.toLowerCase().startsWith(name.toLowerCase()) ? text.slice(name.length) : text;
  return rest.replace(/^[\s,，、:–-]+/u, '') || text;
}

/** A street without its town is half an address: the other half is left to fill in. */
const withTown = (address: string): string =>
  isStreetAlone(address) ? `${address}, ${toFillIn('postal code, town')}` : address;

export interface Identity {
  organization: Record<string, unknown>;
  website: Record<string, unknown>;
}

/**
 * Who publishes the page and on which site, as JSON-LD in the page's own words and language: the business
 * type that its words show, what it says about itself, and a gap for each required thing that it does not
 * say.
 */
export function draftIdentity(page: PageFacts, url: string): Identity {
  const { origin } = new URL(url);
  const owner = businessOf(page, url);
  const { phones, addresses } = page.stated;
  const name = owner.name ?? toFillIn('the name of your business or site');
  const id = ownerId(owner, origin);
  const address = onlyPlace(addresses);
  const phone = areSeveralPlaces(addresses) && phones.length > 1 ? undefined : phones[0];
  // Another page describes itself, and what it states may be anybody's.
  const isFront = isFrontPage(url);
  return {
    organization: {
      '@type': owner.type,
      '@id': id,
      name,
      url: `${origin}/`,
      description: isFront ? whole(ownDescription(page)) : undefined,
      address:
        address && (owner.isLocal || (isFront && !owner.isPerson))
          ? withTown(addressOf(address, owner.name))
          : undefined,
      ...(owner.isLocal && owner.type !== 'Organization' && !address && !areSeveralPlaces(addresses)
        ? { address: toFillIn('street, number, postal code, town') }
        : {}),
      telephone: owner.isLocal || isFront ? phone : undefined,
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
