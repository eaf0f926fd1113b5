import { useParams } from 'react-router-dom';
import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { FileRefreshScreen } from '@/features/hosting/refresh/file-refresh-screen.tsx';
import { SiteFrame } from '@/features/sites/site-frame.tsx';

export function FileRefreshPage() {
  const { id = '', refreshId = '' } = useParams();
  return (
    <Gate {...gates.sites}>
      {(user) => (
        <SiteFrame siteId={id} title="What would change">
          {() => <FileRefreshScreen key={refreshId} siteId={id} refreshId={refreshId} user={user} />}
        </SiteFrame>
      )}
    </Gate>
  );
}
