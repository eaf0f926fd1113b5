import { answerEngineIds } from '@visible-ai/shared/answers/engines';
import { sampleStatuses } from '@visible-ai/shared/answers/schema';
import { useSearchParams } from 'react-router-dom';

const textOf = (search: URLSearchParams, name: string, longest: number) =>
  search.get(name)?.slice(0, longest) || null;

/** Reads the filter of a run's answers from the address. Invalid values are ignored. */
export const readAnswerFilter = (search: URLSearchParams) => ({
  run: textOf(search, 'run', 40),
  engine: answerEngineIds.find((id) => id === search.get('engine')) ?? null,
  prompt: textOf(search, 'prompt', 40),
  status: sampleStatuses.find((status) => status === search.get('status')) ?? null,
  names: textOf(search, 'names', 40),
  cites: textOf(search, 'cites', 253),
});
export type AnswerFilter = ReturnType<typeof readAnswerFilter>;

export const writeAnswerFilter = (filter: AnswerFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])));

export const isFiltered = ({ run: _which, ...filter }: AnswerFilter): boolean =>
  Object.values(filter).some(Boolean);

/** The filter of the answers. The address keeps it, so it survives a reload, and Back undoes it. */
export function useAnswerFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = readAnswerFilter(search);
  return {
    filter,
    search,
    change: (part: Partial<Record<keyof AnswerFilter, string | null>>) => {
      const next = readAnswerFilter(
        new URLSearchParams(
          Object.entries({ ...filter, ...part }).filter((entry): entry is [string, string] =>
            Boolean(entry[1]),
          ),
        ),
      );
      setSearch(writeAnswerFilter(next));
    },
  };
}
