import { useParams } from 'react-router-dom';
import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { SiteFrame } from '@/features/sites/site-frame.tsx';
import { VisitsScreen } from '@/features/visits/visits-screen.tsx';

export function SiteVisitsPage() {
  const { id = '' } = useParams();
  return (
    <Gate {...gates.sites}>
      {(user) => (
        <SiteFrame
          key={id}
          siteId={id}
          title="Agents that came"
          lead="Which agents of answer engines fetched what, according to the access logs of your own server. Addresses of visitors and lines of a log are never kept, only counts."
        >
          {(site) => <VisitsScreen site={site} user={user} />}
        </SiteFrame>
      )}
    </Gate>
  );
}
