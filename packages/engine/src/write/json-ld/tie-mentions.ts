import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  textsOf,
} from '@visible-ai/shared/json-ld/json-value';
import { plainName } from '../plain-name.ts';
import type { Referred } from './article-draft.ts';

/** Properties that name the organisation behind the site, or the site. */
const MENTIONS = new Set([
  'publisher',
  'author',
  'provider',
  'manufacturer',
  'creator',
  'seller',
  'isPartOf',
]);

function tied(value: JsonValue, { organization, website }: Referred): JsonValue {
  if (Array.isArray(value)) return value.map((each) => tied(each, { organization, website }));
  if (!isJsonObject(value) || '@id' in value) return value;
  const [name] = textsOf(value.name);
  if (name === undefined || !organization?.names.has(plainName(name))) return value;
  const types = textsOf(value['@type']);
  if (types.includes('WebSite')) return website === null ? value : { '@id': website, ...value };
  const isKind = types.length === 0 || types.includes('Person') === organization.isPerson;
  return isKind ? { '@id': organization.id, ...value } : value;
}

/**
 * Adds the organisation's id to the things that mention it: for an engine a name alone could be somebody
 * else's. The owner's values stay.
 */
export const tieMentions = (node: JsonObject, referred: Referred): JsonObject =>
  Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, MENTIONS.has(name) ? tied(value, referred) : value]),
  );
