import type { Site } from '@visible-ai/shared/sites/schema';
import type { ReactNode } from 'react';
import { BackLink } from '@/components/ui/back-link.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useDocumentTitle } from '@/lib/use-document-title.ts';
import { SiteGone } from './site-gone.tsx';
import { SiteNav } from './site-nav.tsx';
import { sitePath } from './site-paths.ts';
import { useSite } from './use-site.ts';

interface SiteFrameProps {
  siteId: string;
  title: string;
  /** One sentence under the title. */
  lead?: string;
  children: (site: Site) => ReactNode;
}

function FrameSkeleton() {
  return (
    <LoadingState className="page-width grid gap-6 py-12">
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="h-24 w-full max-w-3xl" />
      <Skeleton className="h-64 w-full max-w-3xl" />
    </LoadingState>
  );
}

/** The frame of a site's screens, except its overview. */
export function SiteFrame({ siteId, title, lead, children }: SiteFrameProps) {
  const site = useSite(siteId);
  useDocumentTitle(site.data ? `${title}: ${site.data.name} | Visible AI` : null);
  if (site.isPending) return <FrameSkeleton />;
  if (!site.data)
    return (
      <SiteGone
        what="This site"
        error={site.error}
        onRetry={() => void site.refetch()}
        retrying={site.isRefetching}
      />
    );
  return (
    <div className="page-width grid grid-cols-1 gap-10 overflow-x-clip pt-8 pb-16 md:pt-10">
      <div className="grid grid-cols-1 gap-6">
        <BackLink to={sitePath(siteId)} label={site.data.name} />
        <header className="grid grid-cols-1 gap-2">
          {/* On paper nothing else says which site it is about. */}
          <p dir="auto" className="hidden font-semibold [overflow-wrap:anywhere] print:block">
            {site.data.name}
          </p>
          <h1 className="speaks text-heading">{title}</h1>
          {lead && <p className="max-w-prose text-lead text-muted">{lead}</p>}
        </header>
        <SiteNav siteId={siteId} />
      </div>
      {children(site.data)}
    </div>
  );
}
