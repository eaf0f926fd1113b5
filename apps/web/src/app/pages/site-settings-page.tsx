import { useParams } from 'react-router-dom';
import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { SiteSettings } from '@/features/sites/settings/site-settings.tsx';

export function SiteSettingsPage() {
  const { id = '' } = useParams();
  return <Gate {...gates.sites}>{(user) => <SiteSettings key={id} siteId={id} user={user} />}</Gate>;
}
