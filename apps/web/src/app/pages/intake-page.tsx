import { Intake } from '@/features/intake/intake.tsx';

export function IntakePage() {
  return <Intake />;
}
