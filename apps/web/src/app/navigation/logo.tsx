import { organisation } from '@visible-ai/shared/site/organisation';
import { Link } from 'react-router-dom';
import { Chip } from '@/components/ui/chip.tsx';

/** The lit citation, and the name it stands for. Leads home. */
export function Logo() {
  return (
    <Link to="/" className="touch-target flex items-center gap-2.5 rounded-[4px] pl-1 text-ink">
      <span aria-hidden="true" className="grid">
        <Chip lit>1</Chip>
      </span>
      <span className="speaks min-w-[min(5.75rem,46cqi)] translate-y-[2px] text-[min(1.375rem,11cqi)] leading-none tracking-[-0.02em] whitespace-nowrap">
        {organisation.name}
      </span>
    </Link>
  );
}
