import type { Plugin } from 'vite';
import { endpoints } from '../../packages/shared/src/endpoints.ts';
import { describeCalls } from '../../packages/shared/src/reference/describe-calls.ts';
import { originPlaceholder } from '../../packages/shared/src/site/placeholders.ts';

const NAME = 'virtual:api-reference';

/** `virtual:api-reference`: every call of the API as plain data, so that no browser loads the schemas to read of them. */
export function apiReference(): Plugin {
  return {
    name: 'api-reference',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}`
        ? `export const callGroups = ${JSON.stringify(describeCalls(endpoints, originPlaceholder))}`
        : undefined,
  };
}
