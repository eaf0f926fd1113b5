import { isJsonObject, type JsonObject, listOf, textsOf } from '@visible-ai/shared/json-ld/json-value';
import { pageOf } from '@visible-ai/shared/json-ld/page-scripts';
import type { WantedGraph } from './wanted-json-ld.ts';

const pathOf = (node: JsonObject) => new URL(pageOf(node) ?? '').pathname;
const isOf = (type: string) => (node: JsonObject) => textsOf(node['@type']).includes(type);

/** Where a graph differs from what was wanted. */
export function compareWithWanted(nodes: readonly JsonObject[], text: string, notes: readonly string[], want: WantedGraph): string[] {
  const wrong: string[] = [];
  const { organization } = want;
  if (organization) {
    const found = nodes.find(isOf(organization.type));
    if (!found) wrong.push(`no ${organization.type}`);
    for (const [name, value] of Object.entries(organization.says))
      if (found?.[name] !== value) wrong.push(`${name} is ${JSON.stringify(found?.[name])}, not ${value}`);
  }
  const website = nodes.find(isOf('WebSite'));
  if (website?.name !== want.website) wrong.push(`the site is called ${JSON.stringify(website?.name)}`);
  for (const [path, names] of Object.entries(want.trails)) {
    const trail = nodes.find((node) => isOf('BreadcrumbList')(node) && pathOf(node) === path);
    const found = listOf(trail?.itemListElement).flatMap((step) => (isJsonObject(step) ? textsOf(step.name) : []));
    if (found.join(' > ') !== names.join(' > ')) wrong.push(`the trail of ${path} is ${found.join(' > ')}`);
  }
  for (const [type, path] of want.must)
    if (!nodes.some((node) => isOf(type)(node) && pathOf(node) === path)) wrong.push(`no ${type} on ${path}`);
  for (const [type, path] of want.mustNot)
    for (const node of nodes.filter(isOf(type)))
      if (path.test(pathOf(node))) wrong.push(`a ${type} on ${pathOf(node)}`);
  for (const pattern of want.never) if (pattern.test(text)) wrong.push(`it says ${pattern}`);
  for (const pattern of want.told) if (!notes.some((note) => pattern.test(note))) wrong.push(`nobody is told ${pattern}`);
  return wrong;
}
