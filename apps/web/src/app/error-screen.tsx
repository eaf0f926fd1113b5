import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';

/** How browsers report a missing chunk. The usual reason is that a newer version was deployed. */
const MISSING_CHUNK = /module|preload/;

/** Replaces a page that failed. */
export function ErrorScreen({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const chunkMissing = MISSING_CHUNK.test(error.message);
  return (
    <div role="alert" className="page-width grid justify-items-start gap-5 py-24">
      <h1 className="speaks text-heading">
        {chunkMissing ? 'This page could not be loaded' : 'This page failed'}
      </h1>
      <p className="max-w-prose text-lead text-muted">
        {chunkMissing
          ? 'The connection dropped, or the site has a newer version.'
          : 'Nothing you have saved is lost. Please try again.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={chunkMissing ? () => location.reload() : onRetry}>
          {chunkMissing ? 'Load again' : 'Try again'}
        </Button>
        <ButtonLink to="/" variant="secondary">
          Go home
        </ButtonLink>
      </div>
    </div>
  );
}
