import { WebsiteAnalysis } from '@/features/analysis/website-analysis.tsx';

export function WebsiteAnalysisPage() {
  return <WebsiteAnalysis />;
}
