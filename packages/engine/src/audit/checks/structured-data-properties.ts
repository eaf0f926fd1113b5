import type { Snippet } from '@visible-ai/shared/analysis/schema';
import type { PageFacts, StructuredNode } from '../../page/page-facts.ts';
import { schemaFamily } from '../../page/structured/schema-org-types.ts';
import { defineCheck, notApplicable } from './define-check.ts';
import { addProperties } from './drafts/add-properties.ts';
import { missingValue } from './drafts/missing-values.ts';
import { inPlaceOfAddress, type Requirement, requirementsOf } from './facts/required-properties.ts';
import { count } from './wording/count.ts';
import { toFillIn } from './wording/json-ld-snippet.ts';
import { quote } from './wording/quote.ts';

interface JudgedNode {
  node: StructuredNode;
  type: string;
  missing: Requirement[];
}

const isEmpty = (values: string[] | undefined) => !values?.some((value) => value.trim() !== '');

const lacks = ({ properties }: StructuredNode, name: string) =>
  isEmpty(properties[name]) &&
  !(name === 'address' && inPlaceOfAddress.some((other) => !isEmpty(properties[other])));

const isOffer = (type: string) => /^(?:Aggregate)?Offer$/.test(type);
const saysNothing = ({ properties }: StructuredNode) =>
  Object.keys(properties).every((name) => name === '@id');

/** What names a thing and tells it from others, but does not describe it. */
const NAMING = new Set([
  '@id',
  'name',
  'headline',
  'alternateName',
  'url',
  'sameAs',
  'image',
  'logo',
  'description',
  'identifier',
  'position',
  'mainEntityOfPage',
]);

/** A thing that another one only names, such as the subject of a review or a page in a list. */
const isMention = ({ within, properties }: StructuredNode) =>
  within !== null &&
  !(isEmpty(properties.name) && isEmpty(properties.headline)) &&
  Object.keys(properties).every((name) => NAMING.has(name));

/** Only events make offers on the page: a ticket may be without a price. */
function offeredByEvents(all: readonly StructuredNode[]): boolean {
  const offering = all.filter(({ properties }) => !isEmpty(properties.offers));
  return (
    offering.length > 0 && offering.every(({ types }) => types.some((type) => schemaFamily(type) === 'Event'))
  );
}

/**
 * Null for a node without requirements: an unknown type, a reference by `@id`, a mere mention, a ticket, an
 * offer in a catalogue of services. A product's empty offer is not a reference if the page describes no other
 * offer.
 */
function judgeNode(node: StructuredNode, all: readonly StructuredNode[]): JudgedNode | null {
  const offered = node.types.some(isOffer);
  if (offered && (node.within !== 'offers' || offeredByEvents(all))) return null;
  const described = (other: StructuredNode) => other.types.some(isOffer) && !saysNothing(other);
  if (saysNothing(node) && (!offered || all.some(described))) return null;
  const judged = node.types.flatMap((type) => {
    const required = requirementsOf(type);
    if (!required) return [];
    return [
      {
        node,
        type,
        missing: required.filter((names) => names.every((name) => lacks(node, name))),
      },
    ];
  });
  // A thing of several types is as complete as the type that fits it best.
  const best = judged.sort((a, b) => a.missing.length - b.missing.length)[0] ?? null;
  return best && best.missing.length > 0 && isMention(node) ? null : best;
}

/** What to add. An offer's price says nothing without its currency. */
function additions({ node, type, missing }: JudgedNode, page: PageFacts, url: string): Snippet {
  const all = page.structuredData.nodes;
  const added = missing.map(([name]) => [name, missingValue(name, { node, type, all, page, url })] as const);
  const currency: typeof added =
    isOffer(type) && isEmpty(node.properties.priceCurrency)
      ? [['priceCurrency', toFillIn('three letters, such as EUR')]]
      : [];
  return addProperties(node, type, [...added, ...currency]);
}

/** An empty property is written over: of two with one name, readers take the last. */
function emptyOnes({ node, missing }: JudgedNode): string {
  const empty = missing.flatMap(([name]) => (node.properties[name] ? [`“${name}”`] : []));
  return empty.length > 0 ? ` It has ${empty.join(' and ')} without a value: write over that.` : '';
}

const named = ({ node, type }: JudgedNode) => {
  const name = [...(node.properties.name ?? []), ...(node.properties.headline ?? [])].find(
    (value) => value.trim() !== '',
  );
  return name ? `${type} ${quote(name, 40)}` : type;
};

const wanted = (missing: Requirement[]) => missing.map((names) => names.slice(0, 3).join(' or ')).join(', ');

export const structuredDataProperties = defineCheck({
  id: 'structured-data-properties',
  title: 'Structured data is complete',
  group: 'understanding',
  why: 'A Product without a price or an Article without an author says too little to be quoted, and search engines ignore items that lack required properties (Google Search Central, structured data gallery).',
  needs: ['page', 'response'],
  run({ page, response }) {
    const judged = page.structuredData.nodes.flatMap((node, _, all) => judgeNode(node, all) ?? []);
    if (judged.length === 0)
      return notApplicable('The structured data of the page describes nothing that has required properties.');
    const incomplete = judged.filter(({ missing }) => missing.length > 0);
    const [first] = incomplete;
    if (!first)
      return {
        score: 1,
        title: 'Structured data has what it needs',
        evidence: `${count(judged.length, 'thing')} (${[...new Set(judged.map(({ type }) => type))].slice(0, 8).join(', ')}) ${judged.length === 1 ? 'has' : 'have'} all properties that engines require.`,
      };
    const details = [...new Set(incomplete.map((thing) => `${named(thing)} lacks ${wanted(thing.missing)}`))];
    return {
      score: Math.min(0.85, 1 - incomplete.length / judged.length),
      title: `${count(details.length, 'thing')} in the structured data incomplete`,
      evidence: `${details[0]}${details.length > 1 ? `; and ${details.length - 1} more` : ''}. ${judged.length - incomplete.length} of ${judged.length} are complete.`,
      details,
      fix: {
        title: `Complete the ${first.type}`,
        text: `Add ${wanted(first.missing)} to ${named(first)}${first.node.block ? ` in JSON-LD block ${first.node.block}` : ''}. Values that the page already shows are filled in; everything else stays as it is.${emptyOnes(first)}`,
        snippet: () => additions(first, page, response.url),
      },
    };
  },
});
