import { jsonFault } from './json-fault.ts';
import { isJsonObject, type JsonObject, textsOf } from './json-value.ts';

/** A problem for readers of the document, with its line if that is known. */
export interface GraphProblem {
  line: number | null;
  text: string;
}

export interface ReadGraph {
  nodes: JsonObject[];
  problems: GraphProblem[];
}

/** The line where a text stops being JSON. */
function lineOfFault(text: string): number | null {
  const at = jsonFault(text);
  return at === null ? null : text.slice(0, at).split('\n').length;
}

/** The line of an `@id`, which helps to find a thing's fault; null if it cannot be found. */
function lineOfId(text: string, id: string): number | null {
  const at = text.indexOf(`"@id": ${JSON.stringify(id)}`);
  return at === -1 ? null : text.slice(0, at).split('\n').length;
}

const MOST_DEPTH = 100;

/** Whether values are nested too deeply: readers recurse as deep as the values. */
const isDeeper = (value: unknown, left = MOST_DEPTH): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((each) => isDeeper(each, left - 1)));

const named = (node: JsonObject, at: number) => {
  const [type] = textsOf(node['@type']);
  return type === undefined ? `Thing ${at + 1}` : `${type} (thing ${at + 1})`;
};

function faultsOf(text: string, nodes: readonly JsonObject[]): GraphProblem[] {
  const seen = new Set<string>();
  return nodes.flatMap((node, at): GraphProblem[] => {
    const [id] = textsOf(node['@id']);
    const line = id === undefined ? null : lineOfId(text, id);
    const fault = (words: string): GraphProblem => ({ line, text: `${named(node, at)} ${words}` });
    const faults =
      textsOf(node['@type']).length === 0 ? [fault('has no @type: nobody can tell what it is.')] : [];
    if (id === undefined)
      return [...faults, fault('has no @id: it cannot be told on which page it belongs.')];
    if (!/^https?:\/\/[^\s/]+/i.test(id)) return [...faults, fault('has an @id that is no web address.')];
    if (seen.has(id))
      return [...faults, fault('has the @id of another thing: two things with one @id are read as one.')];
    seen.add(id);
    return faults;
  });
}

/**
 * Reads a JSON-LD document as this product writes it: one `@graph` of things with a type and an `@id`. It
 * also accepts a single thing or a list of things.
 */
export function readGraph(text: string): ReadGraph {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      nodes: [],
      problems: [
        {
          line: lineOfFault(text.replace(/^\ufeff/, '')),
          text: `This is no JSON, so no engine can read it: ${message.slice(0, 200)}`,
        },
      ],
    };
  }
  if (isDeeper(value))
    return {
      nodes: [],
      problems: [{ line: null, text: 'Things stand within things more than a hundred deep.' }],
    };
  const graph = isJsonObject(value) && '@graph' in value ? value['@graph'] : value;
  const nodes = (Array.isArray(graph) ? graph : [graph]).filter(isJsonObject);
  if (nodes.length === 0)
    return { nodes, problems: [{ line: null, text: 'There is no thing in the @graph.' }] };
  const context = isJsonObject(value) ? textsOf(value['@context']) : [];
  const foreign = !context.some((each) => /^https?:\/\/schema\.org\/?$/i.test(each));
  return {
    nodes,
    problems: [
      ...(foreign
        ? [{ line: null, text: 'The @context is not https://schema.org: engines would not know the words.' }]
        : []),
      ...faultsOf(text, nodes),
    ],
  };
}
