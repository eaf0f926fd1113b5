import type { User } from '@visible-ai/shared/accounts/schema';
import { useSearchParams } from 'react-router-dom';
import { PageIntro } from '@/components/ui/page-intro.tsx';
import { AddSite } from './add-site.tsx';
import { FindSites } from './find-sites.tsx';

/** The sites of an account with scores and changes, and a form to add one. `?add=` fills in its address. */
export function Sites({ user }: { user: User }) {
  const [parameters] = useSearchParams();
  return (
    <>
      <PageIntro title="Sites" lead="Every page of a website, audited together, again and again." />
      <div className="page-width grid grid-cols-1 gap-10 pb-16">
        <AddSite user={user} initialUrl={parameters.get('add') ?? ''} />
        <section aria-label="Your sites">
          <h2 className="sr-only">Your sites</h2>
          <FindSites />
        </section>
      </div>
    </>
  );
}
