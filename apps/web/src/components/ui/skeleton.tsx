import { classNames } from '@/lib/class-names.ts';

/** A grey placeholder. Give it the size of what will replace it: `className="h-5 w-40"`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('animate-breathe rounded-[6px] bg-line/65', className)} />
  );
}
