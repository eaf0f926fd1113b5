import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import type { HostedFile } from '@visible-ai/shared/hosting/schema';
import { Badge } from '@/components/ui/badge.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Disclosure } from '@/components/ui/disclosure.tsx';
import { counted } from '@/lib/counted.ts';
import { formatBytes } from '@/lib/format-bytes.ts';
import { formatZonedMoment } from '@/lib/format-zoned-moment.ts';
import { softBreaks } from '@/lib/soft-breaks.tsx';
import { type CheckedFile, domainWords } from './domain-words.ts';
import { hasOwnAddress } from './site-file.ts';

interface PublishedFactsProps {
  base: string;
  files: readonly HostedFile[];
  /** The results of the last check during this visit. */
  checked: readonly CheckedFile[];
}

function Domain({ file, checked }: { file: HostedFile; checked: readonly CheckedFile[] }) {
  const found = checked.find((one) => one.file === file.file);
  const { tone, word, more } = domainWords(file, found?.reason ?? null);
  return (
    <div role="status" className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
      <Badge tone={tone}>{word}</Badge>
      <p className="min-w-0 flex-1 text-note text-muted [overflow-wrap:anywhere] max-sm:basis-full">
        {more}
        {found && found.same !== true && (
          <>
            {' '}
            Asked for <span className="font-mono break-all">{found.url}</span>
          </>
        )}
      </p>
    </div>
  );
}

function Address({ url }: { url: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-box bg-sunken py-2 pr-2 pl-4 ring ring-line">
      <code className="min-w-0 flex-1 basis-32 font-mono text-note [overflow-wrap:anywhere]">
        {softBreaks(url)}
      </code>
      <CopyButton text={url} aria-label={`Copy the address ${url}`} />
    </div>
  );
}

/** Several files of one kind: their addresses, folded. */
function Many({ base, files, checked }: PublishedFactsProps) {
  const same = files.filter((file) => file.same).length;
  const asked = files.filter((file) => file.checkedAt !== null).length;
  return (
    <>
      <p className="text-note text-muted">
        {asked === 0
          ? 'Your own domain has not been asked for them.'
          : `Your own domain serves ${counted(same, 'file')} of ${files.length} as published.`}
      </p>
      <Disclosure summary={`Addresses of ${counted(files.length, 'file')}`} className="border-b">
        <ul className="grid max-h-96 grid-cols-1 gap-2 overflow-y-auto p-1">
          {files.map((file) => (
            <li key={file.file} className="grid grid-cols-1 gap-1.5">
              <Address url={base + file.file} />
              {file.checkedAt !== null && file.same !== true && <Domain file={file} checked={checked} />}
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}

/**
 * The published files of one kind: version, time, address, and whether the owner's own domain serves them.
 */
export function PublishedFacts({ base, files, checked }: PublishedFactsProps) {
  const [first] = files;
  if (!first) return null;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const published =
    files
      .map(({ publishedAt }) => publishedAt)
      .sort()
      .at(-1) ?? first.publishedAt;
  const what = files.length > 1 ? counted(files.length, 'file') : `Version ${first.version}`;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-note text-muted">
        {what}, {formatBytes(bytes)}, published{' '}
        <time dateTime={published} className="inline-block">
          {formatZonedMoment(published)}
        </time>
      </p>
      {files.length > 1 ? (
        <Many base={base} files={files} checked={checked} />
      ) : (
        <>
          <Address url={base + first.file} />
          {hasOwnAddress(kindOf(first.kind)) ? (
            <Domain file={first} checked={checked} />
          ) : (
            <p className="text-note text-muted">
              On your own domain it is in your pages, each with the part that is about it.
            </p>
          )}
        </>
      )}
    </div>
  );
}
