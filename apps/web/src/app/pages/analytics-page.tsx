import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { AnalyticsPreview } from '@/features/analytics/analytics-preview.tsx';
import { PageMenu } from '../navigation/page-menu.tsx';

const links = [{ to: '/dashboard', label: 'Dashboard' }];

export function AnalyticsPage() {
  return (
    <Gate {...gates.analytics}>
      {() => <AnalyticsPreview menu={<PageMenu label="Menu" links={links} />} />}
    </Gate>
  );
}
