import type { LogReceipt } from '@visible-ai/shared/logs/schema';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { counted } from '@/lib/counted.ts';
import { formatBytes } from '@/lib/format-bytes.ts';
import { DropArea } from './drop-area.tsx';
import { type Upload, useUpload } from './use-upload.ts';

/** The result of an upload, in words. */
function receiptWords({ lines, duplicate }: LogReceipt): string {
  if (duplicate) return 'It was uploaded before, and was not counted again.';
  const read = `${counted(lines.read, 'line')} read`;
  if (lines.unread === 0) return `${read}, every one of them.`;
  if (lines.read === 0)
    return `None of its ${counted(lines.unread, 'line')} could be read: it may be in a format that we do not know.`;
  return `${read}; ${counted(lines.unread, 'line')} could not be, and ${lines.unread === 1 ? 'is' : 'are'} left out.`;
}

function Sending({ file, sent, onCancel }: { file: File; sent: number; onCancel: () => void }) {
  const all = sent >= file.size;
  return (
    <div className="rounded-box border border-line bg-raised px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 font-semibold [overflow-wrap:anywhere]" dir="auto">
          {file.name}
        </p>
        <p className="text-note text-muted tabular-nums">
          {all ? 'Sent. It is being counted.' : `${formatBytes(sent)} of ${formatBytes(file.size)}`}
        </p>
      </div>
      <Progress value={Math.min(sent, file.size)} max={file.size} label="Bytes sent" className="mt-3" />
      <p role="status" className="sr-only">
        {all ? 'The log is sent and is being counted' : 'The log is being sent'}
      </p>
      <Button variant="quiet" size="small" className="mt-2 -ml-4" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

function Outcome({ upload, onAgain }: { upload: Upload; onAgain: (file: File) => void }) {
  if (upload.step === 'done') {
    const nothing = upload.receipt.lines.read === 0 && !upload.receipt.duplicate;
    const Icon = nothing ? CircleAlert : CircleCheck;
    return (
      <p role="status" className="flex gap-2.5 text-note">
        <Icon
          aria-hidden="true"
          className={`mt-[3px] size-4 shrink-0 ${nothing ? 'text-warn' : 'text-good'}`}
        />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <strong className="font-semibold" dir="auto">
            {upload.name}
          </strong>
          : {receiptWords(upload.receipt)}
        </span>
      </p>
    );
  }
  if (upload.step === 'failed')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-note">
        <p className="flex min-w-0 gap-2.5 text-bad">
          <CircleAlert aria-hidden="true" className="mt-[3px] size-4 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <strong className="font-semibold" dir="auto">
              {upload.file.name}
            </strong>
            : {upload.error}
          </span>
        </p>
        {upload.again && (
          <Button variant="secondary" size="small" onClick={() => onAgain(upload.file)}>
            Try again
          </Button>
        )}
      </div>
    );
  return null;
}

/** Uploads a log: people choose or drop a file, see the progress, and read the result. */
export function UploadPanel({ siteId, first }: { siteId: string; first: boolean }) {
  const { upload, start, cancel } = useUpload(siteId);
  return (
    <section aria-label="Upload a log" className="grid grid-cols-1 gap-3">
      {upload.step === 'sending' ? (
        <Sending file={upload.file} sent={upload.sent} onCancel={cancel} />
      ) : (
        <DropArea
          first={first}
          title={first ? 'Upload an access log' : 'Upload another log'}
          description={
            first
              ? 'Choose the access log of your server, or drop it here: of nginx, Apache, Caddy, Cloudflare, Vercel, CloudFront or IIS, as it is or packed as .gz, 2 GB at most.'
              : 'Of nginx, Apache, Caddy, Cloudflare, Vercel, CloudFront or IIS, also packed as .gz. Drop it here, or choose it.'
          }
          onFile={(file) => void start(file)}
        />
      )}
      <Outcome upload={upload} onAgain={(file) => void start(file)} />
    </section>
  );
}
