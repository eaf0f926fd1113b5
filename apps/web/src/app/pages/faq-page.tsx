import { Faq } from '@/features/marketing/faq/faq.tsx';

export function FaqPage() {
  return <Faq />;
}
