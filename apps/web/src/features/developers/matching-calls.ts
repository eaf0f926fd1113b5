import type { CallGroup } from '@visible-ai/shared/reference/describe-calls';

/**
 * The calls that contain every word of the search in path, name, summary, scope, errors or fields. Groups
 * without such a call are left out; an empty search finds all.
 */
export function matchingCalls(groups: readonly CallGroup[], search: string): readonly CallGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      calls: group.calls.filter((call) => {
        const { method, path, id, summary, scope, fields, errors } = call;
        const parts = [method, path, id, summary, scope ?? '', group.tag];
        const text = [...parts, ...fields.map(({ name }) => name), ...errors.map(({ code }) => code)]
          .join(' ')
          .toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ calls }) => calls.length > 0);
}
