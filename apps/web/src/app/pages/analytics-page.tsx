import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { AnalyticsPreview } from '@/features/analytics/analytics-preview.tsx';

export function AnalyticsPage() {
  return <Gate {...gates.analytics}>{() => <AnalyticsPreview />}</Gate>;
}
