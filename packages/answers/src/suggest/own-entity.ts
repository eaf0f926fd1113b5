import type { AnswerEntity } from '@visible-ai/shared/answers/schema';
import { hostOf } from '../hosts/host-of.ts';
import { titleParts } from './plain-title.ts';
import type { SiteFacts } from './site-facts.ts';

const longestName = 100;
/** Legal forms, which are optional in a company's name. */
const legalForm =
  /[\s,]+(?:inc|ltd|llc|llp|plc|gmbh|ag|kg|ug|sas|sarl|sa|s\.a\.|bv|b\.v\.|oy|ab|srl|s\.l|sl|pty ltd|co|corp|corporation|company|project)\.?$/iu;
const article = /^(?:the|der|die|das|le|la|les|el|los|las)\s+/iu;

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const bareHost = (siteUrl: string) => (hostOf(siteUrl) ?? '').replace(/^www\./, '');

/** The last or first part that most titles share. */
function commonTitlePart({ pages }: SiteFacts): string | null {
  const titles = new Set(
    pages.filter(({ url }) => !/\/(?:tags?|author|page|categor)/iu.test(url)).map(({ title }) => title ?? ''),
  );
  const counts = new Map<string, number>();
  for (const title of titles) {
    const parts = titleParts(title);
    if (parts.length < 2) continue;
    for (const part of new Set([parts.at(-1) ?? '', parts[0] ?? '']))
      counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most && most[1] >= Math.max(2, titles.size / 3) && most[0].length <= 60 ? most[0] : null;
}

/** Our own brand: from its owner, from the titles, from the structured data, or from the host. */
export function ownEntity(facts: SiteFacts): AnswerEntity {
  const host = bareHost(facts.siteUrl);
  // A site without a given name has its address as name.
  const isHost = (name: string) =>
    (name.includes('.') && facts.siteUrl.toLowerCase().includes(name.toLowerCase())) || !/\p{L}/u.test(name);
  const signed = commonTitlePart(facts);
  const [label = host] = host.split('.');
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{Nd}]/gu, '');
  const isLabel = (text: string) => letters(text).length > 2 && letters(label).includes(letters(text));
  const told = [signed, facts.organisation, ...facts.alsoNamed].find((one) => one && isLabel(one));
  const given = [facts.siteName, told, facts.organisation, signed].find((one) => one && !isHost(one));
  const name = (
    given ??
    label.replace(
      /(^|-)(\p{Ll})/gu,
      (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`,
    )
  ).trim();
  const others = [facts.organisation, signed, ...facts.alsoNamed].filter(
    (other): other is string => !!other && !isHost(other),
  );
  const aliases: string[] = [];
  for (const known of [name, ...others]) {
    const short = known.replace(legalForm, '').replace(article, '');
    for (const alias of [known, short])
      if (alias.length > 1 && ![name, ...aliases].some((one) => same(one, alias))) aliases.push(alias);
  }
  return {
    id: 'own',
    own: true,
    name: name.slice(0, longestName),
    aliases: aliases.filter(({ length }) => length <= longestName).slice(0, 10),
    domains: host ? [host] : [],
    context: [],
  };
}
