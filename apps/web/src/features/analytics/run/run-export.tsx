import { useMutation } from '@tanstack/react-query';
import { exportAnswerRun } from '@visible-ai/shared/answers/endpoints';
import type { AnswerRun } from '@visible-ai/shared/answers/schema';
import { Download } from 'lucide-react';
import { toastFailure } from '@/components/toast-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { fetchFile } from '@/lib/fetch-file.ts';
import { saveFile } from '@/lib/save-file.ts';

type Format = 'csv' | 'json';

/** Downloads a run with all of its answers. */
export function RunExport({ run, siteName }: { run: AnswerRun; siteName: string }) {
  const taking = useMutation({
    mutationFn: (format: Format) => fetchFile(exportAnswerRun, { params: { id: run.id }, query: { format } }),
    onSuccess: (file, format) =>
      saveFile(`answers-${siteName}-${run.createdAt.slice(0, 10)}.${format}`, file),
    onError: (error) => toastFailure(error, 'The run could not be exported'),
  });
  return (
    <span className="inline-flex flex-wrap gap-1 lg:flex-nowrap">
      {(['csv', 'json'] as const).map((format) => (
        <Button
          key={format}
          variant="quiet"
          size="small"
          className="[--button-margin:0.625rem]"
          loading={taking.isPending && taking.variables === format}
          onClick={() => taking.mutate(format)}
        >
          <Download aria-hidden="true" />
          {format.toUpperCase()}
          <span className="sr-only"> of this run</span>
        </Button>
      ))}
    </span>
  );
}
