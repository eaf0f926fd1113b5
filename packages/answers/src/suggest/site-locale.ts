import type { SiteFacts } from './site-facts.ts';

/** Top-level domains that indicate the country of the customers. */
const countriesByEnding: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'at au be bg br ca ch cl cn cz de dk ee es fi fr gr hr hu ie in it jp kr lt lu lv mx nl no nz pl pt ro se si sk tr us za'
      .split(' ')
      .map((ending) => [ending, ending.toUpperCase()]),
  ),
  uk: 'GB',
};

const scripts: readonly [RegExp, string][] = [
  [/[\p{sc=Hira}\p{sc=Kana}]/u, 'ja'],
  [/\p{sc=Hangul}/u, 'ko'],
  [/\p{sc=Han}/u, 'zh'],
];

export interface SiteLocale {
  /** For example `en`. */
  language: string;
  /** For example `en` or `de-AT`. */
  locale: string;
  country: string | null;
}

/**
 * The language of a site and the country of its customers: as declared, else from its text and its address.
 */
export function siteLocale({ language, country, siteUrl, pages }: SiteFacts): SiteLocale {
  const declared = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}))?$/i.exec(language ?? '');
  const titles = pages.map(({ title }) => title ?? '').join(' ');
  const written = scripts.find(([script]) => script.test(titles))?.[1] ?? 'en';
  const own = declared?.[1]?.toLowerCase() ?? written;
  const region = declared?.[2]?.toUpperCase();
  const ending = new URL(siteUrl).hostname.split('.').at(-1) ?? '';
  return {
    language: own,
    locale: region ? `${own}-${region}` : own,
    country: country ?? region ?? countriesByEnding[ending] ?? null,
  };
}
