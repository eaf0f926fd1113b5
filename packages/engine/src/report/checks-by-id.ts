import type { CheckGroup } from '@visible-ai/shared/analysis/check-groups';
import { allChecks } from '../audit/checks/all-checks.ts';
import { allAcrossChecks } from '../site-audit/across/all-across-checks.ts';

export interface CheckFacts {
  id: string;
  title: string;
  group: CheckGroup | 'across';
  why: string;
}

/** Their titles contain the number of pages: "duplicate-title" is the "Duplicate title". */
const nameOf = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;

/** Every check of pages and between pages, by its id. */
export const checksById: ReadonlyMap<string, CheckFacts> = new Map<string, CheckFacts>([
  ...allChecks.map(({ id, title, group, why }): [string, CheckFacts] => [id, { id, title, group, why }]),
  ...allAcrossChecks.map(({ id, why }): [string, CheckFacts] => [
    id,
    { id, title: nameOf(id), group: 'across', why },
  ]),
]);
