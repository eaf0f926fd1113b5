import { LONGEST_SEARCH } from '@visible-ai/shared/sites/schema';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Field } from '@/components/ui/field.tsx';
import { PausedSearch } from '@/components/ui/paused-search.tsx';
import { counted } from '@/lib/counted.ts';
import { formatCount } from '@/lib/format-count.ts';
import { useSites } from '../use-sites.ts';
import { SiteList } from './site-list.tsx';

/** Fewer sites are seen at a glance. */
const SEARCHED_FROM = 9;

/** How many sites were found: "3 of 1,000 sites". */
function Found({ q }: { q: string }) {
  const all = useSites();
  const found = useSites(q);
  const known = found.sites && !found.isPlaceholderData && !found.hasNextPage;
  const total = all.sites && !all.hasNextPage ? counted(all.sites.length, 'site') : null;
  const count = known ? (found.sites?.length ?? 0) : null;
  if (q === '') return total;
  if (count === null) return null;
  return total === null ? `${counted(count, 'site')} found` : `${formatCount(count)} of ${total}`;
}

/** All sites of the account. If there are many, a search narrows them; the address keeps it in `?q=`. */
export function FindSites() {
  const [parameters, setParameters] = useSearchParams();
  const { sites = [] } = useSites();
  const box = useRef<HTMLDivElement>(null);
  const q = (parameters.get('q') ?? '').trim().slice(0, LONGEST_SEARCH);
  const searchFor = (text: string) =>
    setParameters(
      (before) => {
        if (text.trim() === '') before.delete('q');
        else before.set('q', text);
        return before;
      },
      { replace: true },
    );
  const showAll = () => {
    searchFor('');
    box.current?.querySelector('input')?.focus();
  };
  return (
    <>
      {(sites.length >= SEARCHED_FROM || q !== '') && (
        <search ref={box} className="mb-6 block">
          <Field label="Search your sites" className="max-w-sm">
            <PausedSearch
              maxLength={LONGEST_SEARCH}
              placeholder="A name or an address"
              value={parameters.get('q') ?? ''}
              onSearch={searchFor}
            />
          </Field>
          <p role="status" className="mt-3 min-h-5.25 text-note text-muted tabular-nums">
            <Found q={q} />
          </p>
        </search>
      )}
      <SiteList
        q={q}
        whenNoneFound={
          <EmptyState
            title="No site found"
            description="None of your sites has all of these words in its name or address."
            action={
              <Button variant="secondary" onClick={showAll}>
                Show all sites
              </Button>
            }
          />
        }
      />
    </>
  );
}
