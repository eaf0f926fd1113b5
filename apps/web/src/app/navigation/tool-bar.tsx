import { ArrowLeft, ChartNoAxesColumn, LogOut, ShieldCheck } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { useSignOut } from './use-sign-out.ts';

interface ToolBarProps {
  /** What the way back to the hub is called. */
  back: string;
  isAdmin: boolean;
}

/** The bar above a content tool: the way back, where one can go from here, and the way out. */
export function ToolBar({ back, isAdmin }: ToolBarProps) {
  const signOut = useSignOut();
  return (
    <nav
      aria-label="Content tools"
      className="page-width flex flex-wrap items-center gap-x-1 gap-y-2 pt-6 sm:gap-x-2"
    >
      <ButtonLink to="/content" variant="quiet" size="small" className="-ml-[min(1rem,4.26vw)]">
        <ArrowLeft aria-hidden="true" />
        {back}
      </ButtonLink>
      <Badge>Local</Badge>
      <div className="-mr-4 ml-auto flex items-center gap-x-1 max-sm:-mr-[min(0.75rem,3.2vw)]">
        <ButtonLink to="/analytics" variant="quiet" size="small" className="max-sm:px-3">
          <ChartNoAxesColumn aria-hidden="true" />
          <span className="max-sm:sr-only">Analytics</span>
        </ButtonLink>
        {isAdmin && (
          <ButtonLink to="/admin" variant="quiet" size="small" className="max-sm:px-3">
            <ShieldCheck aria-hidden="true" />
            <span className="max-sm:sr-only">Admin Panel</span>
          </ButtonLink>
        )}
        <Button variant="quiet" size="small" className="max-sm:px-3" onClick={signOut}>
          <LogOut aria-hidden="true" />
          <span className="max-sm:sr-only">Sign Out</span>
        </Button>
      </div>
    </nav>
  );
}
