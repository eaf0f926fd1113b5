import type { EndpointShape } from '@visible-ai/shared/contract/endpoint';
import { type ErrorCode, errorCatalogue } from '@visible-ai/shared/contract/errors';
import { passingStatus } from './app-error.ts';
import { headersOf, toldToKeys } from './open-api-headers.ts';
import { keyErrors, opensToKeys } from './open-api-keys.ts';
import { componentOf, fileContent, type Json, jsonContent } from './open-api-schemas.ts';

interface Answer {
  description: string;
  content?: Json;
}
type Answers = Record<number, Answer>;

function successes({ answers, events, file }: EndpointShape, components: Json): Answers {
  const all: Answers = {};
  for (const [status, schema] of Object.entries(answers))
    all[Number(status)] = schema
      ? { description: 'Success', content: jsonContent(componentOf(schema, 'output', components)) }
      : { description: 'Success, no body' };
  if (events)
    all[200] = {
      description: 'A stream of `data:` lines, one JSON item each',
      content: { 'text/event-stream': { schema: componentOf(events, 'output', components) } },
    };
  if (file) {
    all[200] = { description: 'Success, a file', content: fileContent(file.mediaTypes) };
    all[304] = { description: 'Success: nothing has changed since the version of If-None-Match' };
  }
  return all;
}

/** Every error of a call: those that it names, and those of the steps that each call goes through. */
function errorsOf(endpoint: EndpointShape): Set<ErrorCode> {
  const { access, body, query, params, upload } = endpoint;
  // Any call can find the database away.
  const codes = new Set<ErrorCode>([...endpoint.errors, 'rate_limited', 'internal', 'unavailable']);
  if (body || query || params) codes.add('invalid_input');
  if (body) codes.add('invalid_json');
  if (body || upload) codes.add('payload_too_large').add('unsupported_media_type');
  if (access !== 'public') codes.add('not_authenticated');
  for (const code of keyErrors(endpoint)) codes.add(code);
  if (access === 'admin') codes.add('forbidden');
  if (access === 'entitled') codes.add('not_entitled');
  return codes;
}

/** Every answer of a call by its status, with its headers. */
export function responsesOf(endpoint: EndpointShape, components: Json): Json {
  const good = successes(endpoint, components);
  const bad: Answers = {};
  for (const code of errorsOf(endpoint))
    for (const status of [errorCatalogue[code].status, passingStatus[code] ?? []].flat()) {
      const before = bad[status];
      bad[status] = {
        description: before ? `${before.description}, ${code}` : code,
        content: jsonContent({ $ref: '#/components/schemas/ApiError' }),
      };
    }
  const limits = opensToKeys(endpoint) ? toldToKeys : {};
  return Object.fromEntries(
    // A status that stands for a success, such as the 503 of the service's health, keeps its own shape.
    Object.entries({ ...bad, ...good }).map(([status, answer]) => {
      const headers = { ...limits, ...headersOf(endpoint, Number(status)) };
      return [status, Object.keys(headers).length > 0 ? { ...answer, headers } : answer];
    }),
  );
}
