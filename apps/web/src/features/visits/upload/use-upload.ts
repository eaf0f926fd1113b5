import { useQueryClient } from '@tanstack/react-query';
import { type LogReceipt, MOST_LOG_BYTES } from '@visible-ai/shared/logs/schema';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/api-error.ts';
import { failureText } from '@/lib/failure-text.ts';
import { isAbort } from '@/lib/send-request.ts';
import { visitsKey } from '../use-bot-visits.ts';
import { sendLog } from './send-log.ts';

export type Upload =
  | { step: 'idle' }
  | { step: 'sending'; file: File; sent: number }
  | { step: 'done'; name: string; receipt: LogReceipt }
  | { step: 'failed'; file: File; error: string; again: boolean };

const isPacked = ({ name }: File) => /\.gz$/i.test(name);

/** Why a file is not sent; null if it can be sent. */
function refusal(file: File): string | null {
  if (file.size === 0) return 'This file is empty.';
  if (!isPacked(file) && file.size > MOST_LOG_BYTES)
    return 'A log may have 2 GB. Split it, or send it day by day.';
  return null;
}

/** Whether trying again can help: the network or the server failed, not the log. */
const mayGoBetter = (error: unknown) =>
  !(error instanceof ApiError) || ![403, 404, 413, 415, 422].includes(error.status);

/** Uploads one log at a time. Leaving the screen cancels it. */
export function useUpload(siteId: string) {
  const queryClient = useQueryClient();
  const [upload, setUpload] = useState<Upload>({ step: 'idle' });
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  const start = async (file: File) => {
    const refused = refusal(file);
    if (refused) return setUpload({ step: 'failed', file, error: refused, again: false });
    const abort = new AbortController();
    underWay.current = abort;
    setUpload({ step: 'sending', file, sent: 0 });
    try {
      const onProgress = (sent: number) => setUpload({ step: 'sending', file, sent });
      const receipt = await sendLog({ siteId, file, onProgress, signal: abort.signal });
      setUpload({ step: 'done', name: file.name, receipt });
      await queryClient.invalidateQueries({ queryKey: visitsKey(siteId) });
    } catch (error) {
      if (isAbort(error)) setUpload({ step: 'idle' });
      else
        setUpload({
          step: 'failed',
          file,
          error: failureText(error, 'The log could not be uploaded.'),
          again: mayGoBetter(error),
        });
    }
  };
  return { upload, start, cancel: () => underWay.current?.abort() };
}
