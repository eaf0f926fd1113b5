import { useQuery } from '@tanstack/react-query';
import { listContent } from '@visible-ai/shared/content/endpoints';
import { contentTypeLabels } from '@visible-ai/shared/content/schema';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Card } from '@/components/ui/card.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { call } from '@/lib/api-client.ts';
import { formatDay } from '@/lib/format-date.ts';

const SHOWN = 4;

/** The files written last, for an account that may generate. */
export function ContentPanel() {
  const content = useQuery({
    queryKey: ['content'],
    queryFn: ({ signal }) => call(listContent, {}, { signal }),
  });
  return (
    <Card className="grid content-start gap-3 p-6">
      <h2 className="font-semibold">Your files</h2>
      {content.isPending && (
        <LoadingState className="grid gap-2">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </LoadingState>
      )}
      {content.isError && <p className="text-muted">They could not be loaded: {content.error.message}</p>}
      {content.data?.content.length === 0 && (
        <p className="text-muted">Nothing written yet. The audit says what is missing; this makes it.</p>
      )}
      <ul className="grid gap-2 empty:hidden">
        {content.data?.content.slice(0, SHOWN).map((item) => (
          <li key={item.id} className="flex items-baseline justify-between gap-3 text-note">
            <Link to="/content/manage" className="min-w-0 truncate hover:underline">
              <span className="font-semibold">{contentTypeLabels[item.content_type]}</span>{' '}
              <span className="text-muted">{item.website_url}</span>
            </Link>
            <span className="shrink-0 text-muted">{formatDay(item.updated_at)}</span>
          </li>
        ))}
      </ul>
      <ButtonLink to="/content/manage" variant="secondary" size="small" className="mt-1 justify-self-start">
        Manage content
      </ButtonLink>
    </Card>
  );
}
