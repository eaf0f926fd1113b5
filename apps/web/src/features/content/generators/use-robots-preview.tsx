import { useMutation } from '@tanstack/react-query';
import { previewRobots } from '@visible-ai/shared/content/endpoints';
import { useEffect, useRef } from 'react';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { call } from '@/lib/api-client.ts';
import { RobotsPreview } from './robots-preview.tsx';

function PreviewSkeleton() {
  return (
    <LoadingState label="Fetching your robots.txt" className="grid gap-4">
      <Skeleton className="h-8 w-full max-w-md" />
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-12 w-full" />
      ))}
    </LoadingState>
  );
}

/** Requests a preview of the form without storing anything. `shown` draws it. */
export function useRobotsPreview() {
  const heading = useRef<HTMLHeadingElement>(null);
  const preview = useMutation({
    mutationFn: (body: Parameters<typeof call<typeof previewRobots>>[1]['body']) =>
      call(previewRobots, { body }),
  });
  useEffect(() => {
    if (preview.data) heading.current?.focus();
  }, [preview.data]);
  const shown = preview.isPending ? (
    <PreviewSkeleton />
  ) : preview.isError ? (
    <ErrorState
      title="The preview could not be made"
      description={preview.error.message}
      onRetry={() => preview.mutate(preview.variables)}
    />
  ) : (
    preview.data && <RobotsPreview preview={preview.data} headingRef={heading} />
  );
  return { preview, shown };
}
