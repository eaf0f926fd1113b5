import { ButtonLink } from '@/components/ui/button-link.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { ApiError } from '@/lib/api-error.ts';

interface SiteGoneProps {
  /** What is missing: "This site", "This audit". */
  what: string;
  error: Error;
  onRetry: () => void;
  retrying: boolean;
}

/** Replaces a screen whose site or audit does not exist or could not be loaded. */
export function SiteGone({ what, error, onRetry, retrying }: SiteGoneProps) {
  const unknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <div className="page-width py-16">
      <h1 className="sr-only">{what}</h1>
      {unknown ? (
        <ErrorState
          title={`${what} could not be found`}
          description="It may have been deleted, or it belongs to another account."
          action={
            <ButtonLink to="/sites" variant="secondary">
              Go to your sites
            </ButtonLink>
          }
        />
      ) : (
        <ErrorState
          title={`${what} could not be loaded`}
          description={error.message}
          onRetry={onRetry}
          retrying={retrying}
        />
      )}
    </div>
  );
}
