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

/** The timeline also shows what was published and which agents came then, if that can be loaded. */
function Overview({ siteId, user }: { siteId: string; user: User }) {
  const hosting = useHosting(siteId);
  const visits = useBotVisits(siteId, 90);
  const loading = hosting.isPending || visits.isPending;
  const events = [
    ...publishedEvents(siteId, hosting.data?.files ?? []),
    ...visitEvents(siteId, visits.data?.afterFixes ?? []),
  ];
  return (
    <SiteOverview
      siteId={siteId}
      user={user}
      files={(url) => <SiteFiles url={url} />}
      events={loading ? null : events}
    />
  );
}

export function SitePage() {
  const { id = '' } = useParams();
  return <Gate {...gates.sites}>{(user) => <Overview key={id} siteId={id} user={user} />}</Gate>;
}
