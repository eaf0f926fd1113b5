import { useParams } from 'react-router-dom';
import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { SiteFiles } from '@/features/content/site-files.tsx';
import { SiteOverview } from '@/features/sites/overview/site-overview.tsx';

export function SitePage() {
  const { id = '' } = useParams();
  return (
    <Gate {...gates.sites}>
      {(user) => <SiteOverview key={id} siteId={id} user={user} files={(url) => <SiteFiles url={url} />} />}
    </Gate>
  );
}
