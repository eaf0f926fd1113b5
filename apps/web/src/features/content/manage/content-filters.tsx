import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import { contentTypes, LONGEST_CONTENT_SEARCH } from '@visible-ai/shared/content/schema';
import { PausedSearch } from '@/components/ui/paused-search.tsx';
import { Select } from '@/components/ui/select.tsx';
import type { ContentFilter } from '../content-key.ts';

const ALL = 'all';
const options = [
  { value: ALL, label: 'All types' },
  ...contentTypes.map((type) => ({ value: type, label: kindOf(type).label })),
];

/** Filters content by words and by kind. */
export function ContentFilters({
  filter,
  onChange,
}: {
  filter: ContentFilter;
  onChange: (filter: ContentFilter) => void;
}) {
  return (
    <search className="flex w-full flex-wrap gap-2 sm:w-auto">
      <PausedSearch
        aria-label="Search content"
        placeholder="Site or text"
        className="min-w-[min(12rem,100%)] flex-1 sm:w-72"
        maxLength={LONGEST_CONTENT_SEARCH}
        value={filter.search}
        onSearch={(search) => onChange({ ...filter, search })}
      />
      <div className="w-40 shrink-0 max-sm:flex-1">
        <Select
          aria-label="Type of content"
          options={options}
          value={filter.type ?? ALL}
          onValueChange={(value) =>
            onChange({ ...filter, type: contentTypes.find((type) => type === value) ?? null })
          }
        />
      </div>
    </search>
  );
}
