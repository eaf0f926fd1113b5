import { useMutation } from '@tanstack/react-query';
import { exportAccount } from '@visible-ai/shared/accounts/endpoints';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { failureText } from '@/lib/failure-text.ts';
import { saveFile } from '@/lib/save-file.ts';

/** Everything we keep about the account, as a file. */
export function ExportAccount() {
  const taking = useMutation({
    mutationFn: () => call(exportAccount, {}),
    onSuccess: (data) =>
      saveFile('visible-ai-account.json', JSON.stringify(data, null, 2), 'application/json'),
    onError: (error) => toast.error(failureText(error, 'Your data could not be exported')),
  });
  return (
    <Button variant="secondary" loading={taking.isPending} onClick={() => taking.mutate()}>
      Export my data
    </Button>
  );
}
