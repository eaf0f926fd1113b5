import { useParams } from 'react-router-dom';
import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { SiteAuditScreen } from '@/features/sites/audit/site-audit-screen.tsx';

export function SiteAuditPage() {
  const { id = '', auditId = '' } = useParams();
  return (
    <Gate {...gates.sites}>{() => <SiteAuditScreen key={auditId} siteId={id} auditId={auditId} />}</Gate>
  );
}
