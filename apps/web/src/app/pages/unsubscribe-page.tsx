import { UnsubscribeScreen } from '@/features/unsubscribe/unsubscribe-screen.tsx';

export function UnsubscribePage() {
  return <UnsubscribeScreen />;
}
