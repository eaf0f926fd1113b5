import { matchSiteRoute } from '@visible-ai/shared/site/match-site-route';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ContactMail } from '@/components/contact-mail.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';

interface PolicyProps {
  title: string;
  lead: string;
  children: ReactNode;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The date of the last change in the route table; the sitemap uses the same date. */
function LastChanged() {
  const updated = matchSiteRoute(useLocation().pathname)?.updated;
  return updated && <p className="text-note">Last changed on {day.format(new Date(updated))}.</p>;
}

/** A page of rules in plain words, with sections and an address for questions. */
export function Policy({ title, lead, children }: PolicyProps) {
  return (
    <>
      <PageIntro title={title} lead={lead} />
      <div className="page-width">
        <div className="grid">
          {children}
          <PolicySection title="Questions">
            <p>
              Write to <ContactMail inPlace="us by our form" className="text-link" />. A person reads it and
              answers.
            </p>
            <LastChanged />
          </PolicySection>
        </div>
      </div>
    </>
  );
}

/** A rule of a policy and its meaning. */
export function PolicySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-18 gap-y-4 border-t border-line py-10 lg:grid-cols-[1fr_2fr]">
      <h2 className="speaks text-title">{title}</h2>
      <div className="grid min-w-0 max-w-prose content-start gap-4 text-muted [&_strong]:text-ink [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-5">
        {children}
      </div>
    </section>
  );
}
