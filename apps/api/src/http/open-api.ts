import type { Access, EndpointShape } from '@visible-ai/shared/contract/endpoint';
import { errorEnvelope } from '@visible-ai/shared/contract/errors';
import type { z } from 'zod';
import { headerComponents, headerParameters } from './open-api-headers.ts';
import { opensToKeys, security, securitySchemes } from './open-api-keys.ts';
import { responsesOf } from './open-api-responses.ts';
import { componentOf, fileContent, type Json, jsonContent } from './open-api-schemas.ts';

const tags: Readonly<Record<EndpointShape['tag'], string>> = {
  Analysis: 'The audit of one page, its report, and the comparison of two pages.',
  Sites: 'Whole sites: their audits, pages and issues, schedules and alerts.',
  Content: 'The files that are written for a site, and the jobs that write them.',
  Hosting: 'Files that are served for a site and kept fresh.',
  Answers: 'What the answer engines say of a site and of its competitors.',
  Logs: 'Access logs, and which agents they show.',
  Webhooks: 'Messages to your server when something has happened.',
  Keys: 'API keys, made and revoked by whoever is signed in.',
  Branding: 'How the reports of an account look.',
  Accounts: 'Sign-up, sign-in, sessions and passwords.',
  Users: 'The list of users and their plans, for admins.',
  Intake: 'The form to get started.',
  Service: 'The state of the service.',
};

const callers: Readonly<Record<Access, string>> = {
  public: 'For anybody',
  'signed-in': 'For whoever is signed in',
  entitled: 'For whoever is signed in and has a plan',
  admin: 'For admins who are signed in',
};

/** Who may make a call, in words. */
function description(endpoint: EndpointShape): string {
  const who = callers[endpoint.access];
  if (endpoint.access === 'public')
    return opensToKeys(endpoint)
      ? `${who}. An API key with the scope \`${endpoint.scope}\` makes it as its account.`
      : `${who}.`;
  return opensToKeys(endpoint)
    ? `${who}, or an API key with the scope \`${endpoint.scope}\`.`
    : `${who}. No API key makes this call.`;
}

function parameters(endpoint: EndpointShape, components: Json): Json[] {
  const of = (schema: z.ZodObject | undefined, where: 'path' | 'query') =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: where,
      required: where === 'path' || !(field as z.ZodType).safeParse(undefined).success,
      schema: componentOf(field as z.ZodType, 'input', components),
    }));
  return [...of(endpoint.params, 'path'), ...of(endpoint.query, 'query'), ...headerParameters(endpoint)];
}

/** A call without a body is read as one with an empty object. */
function requestBody({ body, upload }: EndpointShape, components: Json): Json {
  if (upload) return { requestBody: { required: true, content: fileContent(upload.mediaTypes) } };
  if (!body) return {};
  const content = jsonContent(componentOf(body, 'input', components));
  return { requestBody: { required: !body.safeParse({}).success, content } };
}

/** The whole API as an OpenAPI 3.1 document, made from the schemas that also validate. */
export function buildOpenApi(endpoints: readonly EndpointShape[], appUrl: string, version: string): Json {
  const components: Json = {};
  // It has an id, which makes it a component.
  componentOf(errorEnvelope, 'output', components);
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = {
      operationId: endpoint.id,
      summary: endpoint.summary,
      description: description(endpoint),
      tags: [endpoint.tag],
      'x-scope': opensToKeys(endpoint) ? endpoint.scope : null,
      security: security(endpoint),
      parameters: parameters(endpoint, components),
      ...requestBody(endpoint, components),
      responses: responsesOf(endpoint, components),
    };
  }
  const used = new Set<string>(endpoints.map(({ tag }) => tag));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Visible AI',
      license: { name: 'MIT', identifier: 'MIT' },
      version,
      description:
        'Audit a website for AI visibility and generate what is missing. Every answer carries an `X-Request-Id`, which the log of the service has too. A path that does not take a method answers 405 with `Allow`. Pages of other origins cannot call it (there is no CORS): programs do, from a server or a machine.',
    },
    servers: [{ url: appUrl }],
    tags: Object.entries(tags).flatMap(([name, about]) =>
      used.has(name) ? [{ name, description: about }] : [],
    ),
    paths,
    components: { schemas: components, ...headerComponents, securitySchemes },
  };
}
