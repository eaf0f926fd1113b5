import { isJsonObject, listOf, textsOf } from '@visible-ai/shared/json-ld/json-value';
import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { factNotes } from '../llms-txt/fact-notes.ts';
import { plainName } from '../plain-name.ts';
import { pathOf, somePaths } from '../some-paths.ts';
import { lastName, type TrailDraft } from './breadcrumb-draft.ts';
import { MOST_BYTES } from './fit-graph.ts';
import { type GraphDraft, graphFamilies } from './graph-draft.ts';
import type { OrganizationFound } from './organization-draft.ts';
import { isDescribedElsehow, isQuotedTwice, ownThings } from './own-things.ts';

export interface NotesOn {
  site: CrawledSite;
  /** The graph as it is written. */
  text: string;
  organization: OrganizationFound | null;
  kept: readonly GraphDraft[];
  left: readonly GraphDraft[];
  trails: readonly TrailDraft[];
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
const pagesOf = (drafts: readonly GraphDraft[]) => [...new Set(drafts.map(({ page }) => page))];

/** "name, url (/), telephone (/contact)" */
function sourcesOf({ sources }: GraphDraft, names: readonly string[]): string {
  const bySource = new Map<string, string[]>();
  for (const name of names) {
    const from = sources.get(name);
    if (from !== undefined) bySource.set(from, [...(bySource.get(from) ?? []), name]);
  }
  return [...bySource].map(([from, own]) => `${own.join(', ')} (from ${pathOf(from)})`).join('; ');
}

/** The organisation behind the site, and the site: each property with its page. */
function identityNote(draft: GraphDraft): string {
  const { node, page, isOwn, added, sources } = draft;
  const [name = ''] = textsOf(node.name);
  const type = textsOf(node['@type']).join(' and ') || listOf(node['@type']).join(' and ');
  const what = `${type} “${name}”, for ${pathOf(page)}`;
  if (!isOwn) return `${what}: new. ${sourcesOf(draft, [...sources.keys()])}.`;
  const own = [...sources.keys()].filter((each) => !added.includes(each));
  const kept = `${what}: yours is kept: ${sourcesOf(draft, own)}.`;
  return added.length === 0 ? `${kept} Nothing is added.` : `${kept} Added: ${sourcesOf(draft, added)}.`;
}

function trailNote(trails: readonly TrailDraft[], kept: readonly GraphDraft[]): string[] {
  const of = (from: TrailDraft['from']) =>
    pagesOf(
      trails.filter((each) => each.from === from && kept.includes(each.draft)).map(({ draft }) => draft),
    );
  const [own, shown, folders] = [of('own'), of('shown'), of('folders')];
  const parts = [
    ...(shown.length > 0
      ? [`new on ${count(shown.length, 'page')}, as each shows it (${somePaths(shown)})`]
      : []),
    ...(folders.length > 0
      ? [
          `new on ${count(folders.length, 'page')}, from the pages of the folders that each stands in, by their titles (${somePaths(folders)})`,
        ]
      : []),
    ...(own.length > 0 ? [`yours on ${count(own.length, 'page')} is kept as it is (${somePaths(own)})`] : []),
  ];
  return parts.length > 0 ? [`BreadcrumbList: ${parts.join('; ')}.`] : [];
}

/** Two pages may have the same name. */
const LEAST_COPIES = 3;
/** Breadcrumbs that were copied from another page without changes. */
function copiedTrails(trails: readonly TrailDraft[]): string[] {
  const byName = new Map<string, GraphDraft[]>();
  for (const { draft, from } of trails) {
    const name = from === 'own' ? lastName(draft) : undefined;
    if (name !== undefined) byName.set(name, [...(byName.get(name) ?? []), draft]);
  }
  return [...byName]
    .filter(([, drafts]) => pagesOf(drafts).length >= LEAST_COPIES)
    .slice(0, 3)
    .map(
      ([name, drafts]) =>
        `Your trails of ${somePaths(pagesOf(drafts))} all end with “${name}”: look whether each page is called so.`,
    );
}

/** Things for pages of one kind: their properties come from the page where they belong. */
function pageNote(family: GraphDraft['family'], kept: readonly GraphDraft[]): string[] {
  const drafts = kept.filter((draft) => draft.family === family);
  const fresh = drafts.filter(({ isOwn }) => !isOwn);
  const richer = drafts.filter(({ isOwn, added }) => isOwn && added.length > 0);
  const same = drafts.filter(({ isOwn, added }) => isOwn && added.length === 0);
  const names = [...new Set(richer.flatMap(({ added }) => added))].join(', ');
  const own = [...new Set(fresh.flatMap(({ sources }) => [...sources.keys()]))].join(', ');
  const parts = [
    ...(fresh.length > 0
      ? [
          `new on ${count(pagesOf(fresh).length, 'page')} (${somePaths(pagesOf(fresh))}): ${own}, each from the page itself`,
        ]
      : []),
    ...(richer.length > 0
      ? [
          `yours on ${count(pagesOf(richer).length, 'page')} is kept, and what these pages state besides is added (${names}; ${somePaths(pagesOf(richer))})`,
        ]
      : []),
    ...(same.length > 0
      ? [`yours on ${count(pagesOf(same).length, 'page')} is kept as it is (${somePaths(pagesOf(same))})`]
      : []),
  ];
  return parts.length > 0 ? [`${family}: ${parts.join('; ')}.`] : [];
}

/** What search engines require of a thing and its page does not say. Nothing is invented for it. */
function missingNotes(kept: readonly GraphDraft[]): string[] {
  const without = (family: GraphDraft['family'], properties: readonly string[]) =>
    pagesOf(
      kept.filter((draft) => draft.family === family && !properties.some((name) => name in draft.node)),
    );
  const rows = [
    [without('Article', ['author']), ['says', 'say'], 'nowhere in data or beside the text who wrote it'],
    [without('Article', ['datePublished']), ['does', 'do'], 'not say when it was published'],
    [
      without('Product', ['offers', 'review', 'aggregateRating']),
      ['has', 'have'],
      'a product without a price, a rating or a review, which Google asks for',
    ],
    [
      pagesOf(
        kept.filter(
          ({ family, node }) =>
            family === 'Event' && isJsonObject(node.location) && !('address' in node.location),
        ),
      ),
      ['has', 'have'],
      'an event without a postal address, which Google asks for',
    ],
  ] as const;
  const notes = rows
    .filter(([pages]) => pages.length > 0)
    .map(
      ([pages, [one, many], words]) =>
        `${count(pages.length, 'page')} ${pages.length === 1 ? one : many} ${words} (${somePaths(pages)}). Nothing was put in its place.`,
    );
  const local = kept.find(
    ({ family, node }) =>
      family === 'Organization' && textsOf(node['@type']).includes('LocalBusiness') && !('address' in node),
  );
  return local
    ? [
        ...notes,
        'Your LocalBusiness states no address, which Google asks for: no page has one that could be taken.',
      ]
    : notes;
}

/** Questions in the data that their page does not show: search engines punish this. */
function hiddenQuestions(pages: readonly CrawledPage[]): string[] {
  const hidden = pages.filter((page) => {
    const shown = new Set(page.questions.map(({ question }) => plainName(question)));
    const asked = ownThings(page, 'FAQPage').flatMap(({ properties }) =>
      listOf(properties.mainEntity).flatMap((question) =>
        question !== null && typeof question === 'object' && !Array.isArray(question)
          ? textsOf(question.name)
          : [],
      ),
    );
    return asked.some((question) => !shown.has(plainName(question)));
  });
  return hidden.length === 0
    ? []
    : [
        `${count(hidden.length, 'page')} ${hidden.length === 1 ? 'has a FAQPage' : 'have FAQPages'} of yours with a question that was not found with its answer in the text (${somePaths(hidden.map(({ url }) => url))}). Google wants both to be seen there.`,
      ];
}

function elsehowNotes({ pages }: CrawledSite): string[] {
  // Data of an event may be JSON-LD as well: they stay as they are.
  const families = graphFamilies.filter((family) => family !== 'Event');
  const described = pages.filter((page) => families.some((family) => isDescribedElsehow(page, family)));
  const quoted = pages.filter(isQuotedTwice);
  return [
    ...(described.length > 0
      ? [
          `${count(described.length, 'page')} ${described.length === 1 ? 'describes' : 'describe'} something as microdata or RDFa, or at too great length to be taken over (${somePaths(described.map(({ url }) => url))}): of that kind nothing was written for ${described.length === 1 ? 'it' : 'them'}.`,
        ]
      : []),
    ...(quoted.length > 0
      ? [
          `Your data on ${somePaths(quoted.map(({ url }) => url))} have texts in quotation marks over again ("\\"…\\""), so that no engine takes an address among them for one. They were taken off here; look at your template.`,
        ]
      : []),
  ];
}

function roomNote(left: readonly GraphDraft[]): string[] {
  if (left.length === 0) return [];
  const fresh = left.filter(({ isOwn }) => !isOwn);
  const own = left.length - fresh.length;
  return [
    `The file holds ${MOST_BYTES / 1000} kB. ${count(left.length, 'thing')} had no room:${
      own > 0
        ? ` ${own} that ${own === 1 ? 'its page has' : 'their pages have'} already${fresh.length > 0 ? ',' : '.'}`
        : ''
    }${fresh.length > 0 ? ` ${fresh.length} that would be new (${somePaths(pagesOf(fresh))}). Order a file for a part of the site, by its address.` : ''}`,
  ];
}

/** What the owner of a graph should know: what is new, missing, each source, where things belong. */
export function graphNotes({ site, text, organization, kept, left, trails }: NotesOn): string[] {
  const identity = kept.filter(({ family }) => family === 'Organization' || family === 'WebSite');
  const other = organization?.otherIds ?? [];
  return [
    ...site.notes,
    'Each thing belongs on the page that its @id begins with: put it into the head of that page in a script of type application/ld+json. Where a thing of yours is kept with more, it takes the place of yours.',
    ...identity.map(identityNote),
    ...(organization === null
      ? [
          site.pages[0] && isDescribedElsehow(site.pages[0], 'Organization')
            ? 'No Organization was written: your first page describes one as microdata or RDFa, or at too great length to be taken over. Engines would take a second for another: add there what it lacks.'
            : 'No Organization was written: the pages that say who you are (the first, contact, about, prices) state neither a telephone number nor a postal address, and your own data name no business.',
        ]
      : []),
    ...(other.length > 0
      ? [
          `Your pages describe ${textsOf(organization?.draft.node.name)[0] ?? 'the business'} under ${other.length + 1} @ids: ${[...textsOf(organization?.draft.node['@id']), ...other].join(', ')}. Engines take them for different ones: use the first everywhere.`,
        ]
      : []),
    ...factNotes(site, text),
    ...trailNote(trails, kept),
    ...copiedTrails(trails),
    ...(['Event', 'Article', 'Product', 'FAQPage'] as const).flatMap((family) => pageNote(family, kept)),
    ...missingNotes(kept),
    ...hiddenQuestions(site.pages),
    ...elsehowNotes(site),
    ...roomNote(left),
  ];
}
