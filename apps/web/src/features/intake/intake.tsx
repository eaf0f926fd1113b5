import { Link } from 'react-router-dom';
import { Card } from '@/components/ui/card.tsx';
import { Chip } from '@/components/ui/chip.tsx';
import { siteFacts } from '@/lib/site-facts.ts';
import { IntakeForm } from './intake-form.tsx';

const next = [
  'What you write is stored and mailed to us, and you get a copy.',
  'A person looks at your site and runs the audit.',
  'You get an answer with what we would do, and its price.',
] as const;

/** The contact form, and what happens after it is sent. */
export function Intake() {
  return (
    <div className="page-width grid grid-cols-1 items-start gap-x-18 gap-y-10 pt-10 pb-8 md:pt-18 lg:grid-cols-[1fr_1.35fr] lg:grid-rows-[auto_1fr]">
      <header>
        <h1 className="speaks text-heading">Get Started with Visible AI</h1>
        <p className="mt-4 max-w-prose text-lead text-muted">
          Tell us about your business and we'll help you become visible to AI
        </p>
      </header>
      <Card className="p-6 sm:p-9 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div data-without-script data-markdown="leave-out">
          <p>This form needs JavaScript.</p>
          <p data-show="contact-mail">
            Write to{' '}
            <a href={`mailto:${siteFacts.contact}`} className="text-link">
              {siteFacts.contact}
            </a>{' '}
            instead: your name, company and website are all we need.
          </p>
        </div>
        <IntakeForm />
      </Card>
      <section aria-labelledby="next">
        <h2 id="next" className="font-semibold">
          What happens next
        </h2>
        <ol className="mt-4 grid gap-4">
          {next.map((step, index) => (
            <li key={step} className="flex gap-3.5 text-muted">
              <span aria-hidden="true" className="pt-0.5">
                <Chip>{index + 1}</Chip>
              </span>
              {step}
            </li>
          ))}
        </ol>
        <p className="mt-8 border-t border-line pt-5 text-note text-muted">
          We use it to answer you and for nothing else. More in the{' '}
          <Link to="/privacy" className="text-link">
            privacy policy
          </Link>
          .
        </p>
      </section>
    </div>
  );
}
