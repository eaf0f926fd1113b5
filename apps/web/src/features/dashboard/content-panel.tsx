import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Card } from '@/components/ui/card.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { NotLoaded } from '@/components/ui/not-loaded.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { shortAddress } from '@/lib/address-text.ts';
import { formatDay } from '@/lib/format-date.ts';
import { FILES_SHOWN, useRecentContent } from './use-recent-content.ts';

/** The newest files. They stay when a plan ends. */
export function ContentPanel() {
  const content = useRecentContent();
  const files = content.data?.content;
  return (
    <Card className="grid grid-cols-1 content-start gap-3 p-6">
      <h2 className="font-semibold">Your files</h2>
      {content.isPending && (
        <LoadingState className="grid gap-2">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </LoadingState>
      )}
      {content.isError && !files && (
        <NotLoaded onRetry={() => void content.refetch()} retrying={content.isRefetching}>
          Your files could not be loaded: {content.error.message}
        </NotLoaded>
      )}
      {files?.length === 0 && (
        <p className="text-muted">
          No files yet. The audit says what is missing, and the generators write it.
        </p>
      )}
      <ul className="grid grid-cols-1 gap-3 empty:hidden">
        {files?.slice(0, FILES_SHOWN).map((item) => (
          <li key={item.id} className="flex flex-wrap items-start justify-between gap-x-3 text-note">
            <Link to="/content/manage" className="min-w-[min(8rem,100%)] flex-1 hover:underline">
              <span className="block font-semibold">{kindOf(item.content_type).label}</span>{' '}
              <span className="block truncate text-muted" title={item.website_url}>
                {shortAddress(item.website_url)}
              </span>
            </Link>
            <time dateTime={item.updated_at} className="shrink-0 text-muted">
              {formatDay(item.updated_at)}
            </time>
          </li>
        ))}
      </ul>
      {files && (
        <ButtonLink
          to={files.length > 0 ? '/content/manage' : '/content'}
          variant="secondary"
          size="small"
          className="mt-1 justify-self-start"
        >
          {files.length > 0 ? 'Manage content' : 'Generate content'}
        </ButtonLink>
      )}
    </Card>
  );
}
