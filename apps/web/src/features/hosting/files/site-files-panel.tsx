import type { ContentSummary } from '@visible-ai/shared/content/schema';
import type { Hosting } from '@visible-ai/shared/hosting/schema';
import { Button } from '@/components/ui/button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { WorkingLabel } from '@/components/ui/working-label.tsx';
import { useRemembered } from '../use-remembered.ts';
import { FileRow } from './file-row.tsx';
import type { SiteFile } from './site-file.ts';
import { useCheck } from './use-check.ts';

interface SiteFilesPanelProps {
  siteId: string;
  files: readonly SiteFile[];
  hosting: Hosting;
  included: boolean;
  onOpen: (item: ContentSummary) => Promise<void>;
  onDownload: (item: ContentSummary) => Promise<void>;
}

/**
 * Each kind of content with its state. A button checks whether the owner's domain serves the published files.
 */
export function SiteFilesPanel({ files, hosting, ...row }: SiteFilesPanelProps) {
  const check = useCheck(row.siteId);
  const [platform, remember] = useRemembered('upload_platform');
  return (
    <Panel
      title="Files of this site"
      lead={
        hosting.base !== null && 'What engines read is the version you published, until you publish another.'
      }
      aside={
        row.included &&
        hosting.files.length > 0 && (
          <Button
            variant="secondary"
            size="small"
            className="max-sm:order-last max-sm:mt-2"
            loading={check.isPending}
            onClick={() => check.mutate()}
          >
            <WorkingLabel working={check.isPending} idle="Check my domain" busy="Asking your domain" />
          </Button>
        )
      }
    >
      <ul className="border-b border-line">
        {files.map((file) => (
          <FileRow
            key={file.kind.id}
            file={file}
            hosting={hosting}
            checked={check.data ?? []}
            platform={platform}
            onPlatform={remember}
            {...row}
          />
        ))}
      </ul>
    </Panel>
  );
}
