import { useMutation } from '@tanstack/react-query';
import { exportAccount } from '@visible-ai/shared/accounts/endpoints';
import { toastFailure } from '@/components/toast-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { fetchFile } from '@/lib/fetch-file.ts';
import { saveFile } from '@/lib/save-file.ts';

/** Downloads everything that we store about the account. */
export function ExportAccount() {
  const taking = useMutation({
    mutationFn: () => fetchFile(exportAccount, {}),
    onSuccess: (file) => saveFile('visible-ai-account.json', file),
    onError: (error) => toastFailure(error, 'Your data could not be exported'),
  });
  return (
    <Button variant="secondary" loading={taking.isPending} onClick={() => taking.mutate()}>
      Export my data
    </Button>
  );
}
