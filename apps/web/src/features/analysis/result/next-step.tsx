import { ButtonLink } from '@/components/ui/button-link.tsx';
import { useSession } from '@/lib/session/use-session.ts';

/** The next step after an audit: the files that fix what it found. */
export function NextStep() {
  const signedIn = useSession().status === 'signed-in';
  return (
    <aside
      aria-label="Next step"
      data-product-chrome
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-box border border-line bg-raised p-5 print:hidden"
    >
      <div className="min-w-[min(14rem,100%)] flex-1">
        <p className="font-semibold">Have the files written for you</p>
        <p className="mt-0.5 text-note text-muted">
          llms.txt, robots.txt and a Q&A section, from your site’s own words, each checked before you put it
          up.
        </p>
      </div>
      {signedIn ? (
        <ButtonLink to="/content" variant="secondary">
          Generate the files
        </ButtonLink>
      ) : (
        <ButtonLink to="/pricing" variant="secondary">
          See the plans
        </ButtonLink>
      )}
    </aside>
  );
}
