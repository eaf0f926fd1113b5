import { planLimits } from '@visible-ai/shared/accounts/plan-limits';
import type { User } from '@visible-ai/shared/accounts/schema';
import type { ContentSummary } from '@visible-ai/shared/content/schema';
import { PlanNotice } from '@/components/gate/plan-notice.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { SnippetsPanel } from './domain/snippets-panel.tsx';
import type { SiteFile } from './files/site-file.ts';
import { SiteFilesPanel } from './files/site-files-panel.tsx';
import { SwitchOff, SwitchOn } from './hosting-switch.tsx';
import { RefreshPanel } from './refresh/refresh-panel.tsx';
import { useHosting } from './use-hosting.ts';

interface SiteHostingProps {
  siteId: string;
  user: User;
  files: readonly SiteFile[];
  onOpen: (item: ContentSummary) => Promise<void>;
  onDownload: (item: ContentSummary) => Promise<void>;
}

/** The files of a site: what is stored, served, on the owner's domain, and how it is kept up to date. */
export function SiteHosting({ siteId, user, files, onOpen, onDownload }: SiteHostingProps) {
  const query = useHosting(siteId);
  const included = planLimits(user).monitoring;
  if (query.isPending)
    return (
      <LoadingState className="grid gap-4">
        <Skeleton className="h-24 w-full" />
        {files.map(({ kind }) => (
          <Skeleton key={kind.id} className="h-20 w-full" />
        ))}
      </LoadingState>
    );
  const hosting = query.data;
  if (!hosting)
    return (
      <ErrorState
        title="The files of this site could not be loaded"
        description={query.error.message}
        onRetry={() => void query.refetch()}
        retrying={query.isRefetching}
      />
    );
  const { base } = hosting;
  return (
    <div className="grid grid-cols-1 gap-14">
      {!included && (
        <PlanNotice
          title="Hosted files are part of our plans"
          text="Without a plan your files are yours all the same: open and download them here, and put them on your site by hand."
        />
      )}
      {included && base === null && <SwitchOn siteId={siteId} />}
      <SiteFilesPanel
        siteId={siteId}
        files={files}
        hosting={hosting}
        included={included}
        onOpen={onOpen}
        onDownload={onDownload}
      />
      {base !== null && (
        <>
          {hosting.files.length > 0 && <SnippetsPanel siteId={siteId} base={base} />}
          <RefreshPanel siteId={siteId} hosting={hosting} included={included} />
          <SwitchOff siteId={siteId} />
        </>
      )}
    </div>
  );
}
