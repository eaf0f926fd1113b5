import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@visible-ai/shared/accounts/schema';
import type { Site } from '@visible-ai/shared/sites/schema';
import { useParams } from 'react-router-dom';
import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { WithSiteContent } from '@/features/content/with-site-content.tsx';
import { hostingKeys } from '@/features/hosting/hosting-keys.ts';
import { SiteHosting } from '@/features/hosting/site-hosting.tsx';
import { SiteFrame } from '@/features/sites/site-frame.tsx';

function Files({ site, user }: { site: Site; user: User }) {
  const queryClient = useQueryClient();
  return (
    <WithSiteContent
      url={site.url}
      onClosed={() =>
        void queryClient.invalidateQueries({ queryKey: hostingKeys.hosting(site.id), exact: true })
      }
    >
      {({ kinds, open, download }) => (
        <SiteHosting siteId={site.id} user={user} files={kinds} onOpen={open} onDownload={download} />
      )}
    </WithSiteContent>
  );
}

export function SiteFilesPage() {
  const { id = '' } = useParams();
  return (
    <Gate {...gates.sites}>
      {(user) => (
        <SiteFrame
          key={id}
          siteId={id}
          title="Files"
          lead="What answer engines read about this site: written from its own words, published when you approve it, and kept as fresh as the site."
        >
          {(site) => <Files site={site} user={user} />}
        </SiteFrame>
      )}
    </Gate>
  );
}
