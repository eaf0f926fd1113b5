import type { User } from '@visible-ai/shared/accounts/schema';
import { useParams } from 'react-router-dom';
import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { SiteFiles } from '@/features/content/site-files.tsx';
import { publishedEvents } from '@/features/hosting/published-events.ts';
import { useHosting } from '@/features/hosting/use-hosting.ts';
import { SiteOverview } from '@/features/sites/overview/site-overview.tsx';
import { useBotVisits } from '@/features/visits/use-bot-visits.ts';
import { visitEvents } from '@/features/visits/visit-events.ts';

/** The timeline also shows what was published and which agents came then. It says what could not be loaded. */
function Overview({ siteId, user }: { siteId: string; user: User }) {
  const hosting = useHosting(siteId);
  const visits = useBotVisits(siteId, 90);
  const loading = hosting.isPending || visits.isPending;
  const events = [
    ...publishedEvents(siteId, hosting.data?.files ?? []),
    ...visitEvents(siteId, visits.data?.afterFixes ?? []),
  ];
  const failed = [
    ...(hosting.isError && !hosting.data ? [{ what: 'What was published', query: hosting }] : []),
    ...(visits.isError && !visits.data ? [{ what: 'Who came', query: visits }] : []),
  ];
  const [first] = failed;
  return (
    <SiteOverview
      siteId={siteId}
      user={user}
      files={(url) => <SiteFiles url={url} />}
      events={loading ? null : events}
      missing={
        first
          ? {
              what: failed.length > 1 ? 'What was published and who came' : first.what,
              because: first.query.error?.message ?? '',
              onRetry: () => {
                for (const { query } of failed) void query.refetch();
              },
              retrying: failed.some(({ query }) => query.isFetching),
            }
          : null
      }
    />
  );
}

export function SitePage() {
  const { id = '' } = useParams();
  return <Gate {...gates.sites}>{(user) => <Overview key={id} siteId={id} user={user} />}</Gate>;
}
