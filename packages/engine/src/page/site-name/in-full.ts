import { collapse } from '../page-text.ts';
import { isKindInNames, isKindOfBody } from './kind-of-body.ts';
import { bareName, titleParts } from './title-parts.ts';
import type { TitledPage } from './titled-page.ts';

/** A title of more words is a sentence. */
const MOST_WORDS = 7;
/** A name that one of these says is what its owner calls the site. */
const DECIDED: ReadonlySet<string> = new Set([
  'website-data',
  'organization-data',
  'open-graph',
  'application',
]);

/** A title of more words may be a slogan with the name in it. */
const MOST_AGREED_WORDS = 4;

const low = (text: string) => collapse(text).toLowerCase();

/** What stands in a text before and after a name, if the name stands there in whole words. */
function aroundIn(text: string, name: string): [before: string, after: string] | null {
  const at = ` ${low(text)} `.indexOf(` ${low(name)} `);
  if (at < 0 || low(text).length !== collapse(text).length) return null;
  const whole = collapse(text);
  return [whole.slice(0, at).trim(), whole.slice(at + low(name).length).trim()];
}

/** Whether a name begins or ends a longer text that goes on with a name: "Village Las Brisas". */
function isAtEdge(text: string, name: string): boolean {
  const around = aroundIn(text, name)?.filter(Boolean);
  return around?.length === 1 && (around[0] ?? '').split(' ').every((word) => /^\p{Lu}/u.test(word));
}

/** "Förderverein Barockgarten Großsedlitz", "Museum der Stadt Halle"; neither "Our museum" nor "Open the museum today". */
function completesKind(title: string, kind: string): boolean {
  const around = aroundIn(title, kind);
  if (!around || title.split(/\s+/).length > MOST_WORDS || /[.!?…]$/u.test(title)) return false;
  const [before, after] = around;
  const named = (text: string) => /(?:^|['’])[\p{Lu}\p{N}]/u.test(text.split(/\s+/).at(-1) ?? '');
  if (/^(?:(?:the|our|my|your|unser|unsere|der|die|das|le|la|notre|el|nuestra|il|de)(?:\s|$))/iu.test(before))
    return after !== '' && named(after);
  return after === '' ? named(before) : named(after);
}

/**
 * The name in full where the home page's title says more than the place that was believed: a bare "Förderverein" is the
 * "Förderverein Barockgarten Großsedlitz" of that title, and the "Krone" of a logo a "Hotel Krone".
 */
export function inFull(name: string, pages: readonly TitledPage[]): string {
  const [home] = pages.filter(({ isHome }) => isHome);
  const isDecided = pages.some(({ clues }) =>
    clues.some(({ from, text }) => DECIDED.has(from) && low(bareName(text)) === low(name)),
  );
  const isKind = isKindOfBody(name);
  const namesIn = ({ parts }: TitledPage) => parts.map(({ text }) => bareName(text));
  const homeParts = home ? namesIn(home) : [];
  if (isKind) {
    const told = pages.flatMap(({ clues }) =>
      clues.flatMap(({ from, text }) =>
        from === 'parent' || titleParts(text).length > 1 ? [] : [bareName(text)],
      ),
    );
    const longer = [...(homeParts.length === 1 ? homeParts : []), ...told].filter(
      (text) => low(text) !== low(name),
    );
    return longer.find((text) => completesKind(text, name)) ?? name;
  }
  if (isDecided) return name;
  // A logo may leave out a word that the title and the main heading of the first page both have.
  const [whole = ''] = homeParts;
  const agrees = home !== undefined && homeParts.length === 1 && low(bareName(home.heading)) === low(whole);
  if (agrees && whole.split(' ').length <= MOST_AGREED_WORDS && isAtEdge(whole, name)) return whole;
  const ends = pages.flatMap((page) => (page.isHome ? namesIn(page) : namesIn(page).slice(1).slice(-1)));
  const addsKind = (part: string) => {
    const around = aroundIn(part, name);
    return around !== null && around.filter(Boolean).length === 1 && isKindInNames(around.join(''));
  };
  return ends.find(addsKind) ?? name;
}
