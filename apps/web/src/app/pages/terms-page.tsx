import { Terms } from '@/features/marketing/policies/terms.tsx';

export function TermsPage() {
  return <Terms />;
}
