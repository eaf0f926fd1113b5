import { refreshFiles } from '@visible-ai/shared/hosting/endpoints';
import type { Hosting } from '@visible-ai/shared/hosting/schema';
import { RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { call } from '@/lib/api-client.ts';
import { counted } from '@/lib/counted.ts';
import { useChangeHosting } from '../use-change-hosting.ts';
import { RefreshList } from './refresh-list.tsx';
import { RefreshSettings } from './refresh-settings.tsx';

interface RefreshPanelProps {
  siteId: string;
  hosting: Hosting;
  included: boolean;
}

/** Shown while the site is read: how many files are not finished. */
function Reading({ hosting }: { hosting: Hosting }) {
  const left = hosting.refreshes.filter(({ status }) => status === 'reading').length;
  return (
    <div
      role="status"
      className="flex items-start gap-3 rounded-box border border-line bg-raised px-5 py-4 empty:hidden"
    >
      <Spinner className="mt-1 size-4 text-accent" />
      <div>
        <p className="font-semibold">Reading the site again</p>
        <p className="text-note text-muted">
          {counted(left, 'file')} to go. It is read politely, a few pages a second. You can leave and come
          back.
        </p>
      </div>
    </div>
  );
}

/** How the published files are kept up to date. */
export function RefreshPanel({ siteId, hosting, included }: RefreshPanelProps) {
  const read = useChangeHosting({
    siteId,
    ask: () => call(refreshFiles, { params: { id: siteId } }),
    done: null,
    failed: 'The site could not be read again',
  });
  const reading = hosting.refreshes.some(({ status }) => status === 'reading');
  const published = hosting.files.length > 0;
  return (
    <Panel
      title="Keep them fresh"
      lead="Your site changes, and its files should say so. We read it again, put what is new into each published file, and keep what you changed by hand. Nothing changes before you approve it."
      aside={
        <Button
          variant="secondary"
          size="small"
          className="max-sm:order-last max-sm:mt-2"
          disabled={!included || !published || reading}
          loading={read.isPending}
          onClick={() => read.mutate()}
        >
          <RotateCw aria-hidden="true" />
          Read the site again now
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-8">
        {reading && <Reading hosting={hosting} />}
        {published || hosting.refreshes.length > 0 ? (
          <RefreshList siteId={siteId} refreshes={hosting.refreshes} />
        ) : (
          <p className="text-note text-muted">Publish a file first: what is published is kept fresh.</p>
        )}
        <div className="grid max-w-3xl grid-cols-1 gap-4">
          <h3 className="font-semibold">When the site is read again</h3>
          <RefreshSettings siteId={siteId} hosting={hosting} included={included} />
        </div>
      </div>
    </Panel>
  );
}
