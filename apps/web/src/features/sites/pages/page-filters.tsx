import { groupIssues } from '@visible-ai/shared/sites/group-issues';
import { LONGEST_SEARCH, type SiteAudit } from '@visible-ai/shared/sites/schema';
import { Field } from '@/components/ui/field.tsx';
import { PausedSearch } from '@/components/ui/paused-search.tsx';
import { Select } from '@/components/ui/select.tsx';
import type { PageFilter } from './page-filter.ts';

const ALL = 'all';
/** The statuses that people look for. */
const statuses = [
  { value: '200', label: '200 OK' },
  { value: '301', label: '301 Moved' },
  { value: '302', label: '302 Found' },
  { value: '403', label: '403 Forbidden' },
  { value: '404', label: '404 Not found' },
  { value: '410', label: '410 Gone' },
  { value: '500', label: '500 Server error' },
  { value: '503', label: '503 Unavailable' },
];

interface PageFiltersProps {
  audit: SiteAudit;
  filter: PageFilter;
  onChange: (part: Partial<PageFilter>, how?: { typing: boolean }) => void;
}

/** The issues to filter by, in the order of the audit's list. */
const checksOf = ({ issues }: SiteAudit) =>
  groupIssues(issues).map(({ checkId, issues: [{ title }] }) => ({ value: checkId, label: title }));

/** Adds the chosen value if it is not among the options, because the address may name any value. */
const withChosen = (options: { value: string; label: string }[], chosen: string | null) =>
  chosen && !options.some(({ value }) => value === chosen)
    ? [...options, { value: chosen, label: chosen }]
    : options;

/** Filters pages by words, template, issue and status. */
export function PageFilters({ audit, filter, onChange }: PageFiltersProps) {
  const templates = audit.templates.map(({ id, pattern, pages }) => ({
    value: id,
    label: `${pattern} (${pages})`,
  }));
  const status = filter.status === null ? null : String(filter.status);
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-3 gap-y-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.6fr)_repeat(3,minmax(0,1fr))]">
      <legend className="sr-only">Filters</legend>
      <Field label="Search" className="max-sm:col-span-full">
        <PausedSearch
          maxLength={LONGEST_SEARCH}
          placeholder="A part of the address or the title"
          value={filter.q}
          onSearch={(q) => onChange({ q }, { typing: true })}
        />
      </Field>
      <Field label="Template">
        <Select
          options={withChosen([{ value: ALL, label: 'All templates' }, ...templates], filter.template)}
          value={filter.template ?? ALL}
          onValueChange={(value) => onChange({ template: value === ALL ? null : value })}
        />
      </Field>
      <Field label="Issue">
        <Select
          options={withChosen([{ value: ALL, label: 'All issues' }, ...checksOf(audit)], filter.check)}
          value={filter.check ?? ALL}
          onValueChange={(value) => onChange({ check: value === ALL ? null : value })}
        />
      </Field>
      <Field label="Status">
        <Select
          options={withChosen([{ value: ALL, label: 'Any status' }, ...statuses], status)}
          value={status ?? ALL}
          onValueChange={(value) => onChange({ status: value === ALL ? null : Number(value) })}
        />
      </Field>
    </fieldset>
  );
}
