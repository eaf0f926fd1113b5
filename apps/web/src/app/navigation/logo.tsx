import { organisation } from '@visible-ai/shared/site/organisation';
import { Link } from 'react-router-dom';
import { Chip } from '@/components/ui/chip.tsx';
import { classNames } from '@/lib/class-names.ts';

/**
 * The lit citation mark and the product's name. Links to the front page.
 *
 * @param short hides the name in narrow windows, where other texts need the space.
 */
export function Logo({ short = false }: { short?: boolean }) {
  return (
    <Link to="/" className="touch-target flex items-center gap-2.5 rounded-[4px] pl-1 text-ink">
      <span aria-hidden="true" className="grid">
        <Chip lit>1</Chip>
      </span>
      <span
        className={classNames(
          'speaks min-w-[min(5.75rem,46cqi)] translate-y-[2px] text-[min(1.375rem,11cqi)] leading-none tracking-[-0.02em] whitespace-nowrap',
          short && 'max-xl:sr-only',
        )}
      >
        {organisation.name}
      </span>
    </Link>
  );
}
