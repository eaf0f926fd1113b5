import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';
import { AnsweredQuestions } from '../answered-questions.tsx';
import { PlanCard } from './plan-card.tsx';
import { plans } from './plans.ts';

const questions = [
  {
    question: 'What do I get before I pay anything?',
    answer:
      'The website analysis: it is free, complete and needs no account. Start there. It may tell you that you need none of this.',
  },
  {
    question: 'How do I order a plan?',
    answer:
      'Every plan begins with the form. We look at your site, say what we would do, and agree on the rest by mail. Nothing is charged on this site.',
  },
  {
    question: 'What does no plan contain?',
    answer:
      'A promise that an assistant will name you. We sell what can be measured: that engines may fetch, can read and understand your pages.',
  },
] as const;

/** The four plans, and what to know before choosing one. */
export function Pricing() {
  return (
    <>
      <PageIntro
        title="Plans and prices"
        lead="Pay once for the files, or by the month for files and figures that keep up with your site."
      />
      <ul className="page-width grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(13.5rem,1fr))]">
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
      <section aria-labelledby="good-to-know" className="page-width mt-20 md:mt-28">
        <h2 id="good-to-know" className="sr-only">
          Good to know
        </h2>
        <div className="grid gap-8 border-t border-line pt-10 md:grid-cols-3">
          <AnsweredQuestions questions={questions} />
        </div>
      </section>
      <section className="page-width mt-20 md:mt-28">
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-box bg-sunken px-6 py-10 ring ring-line sm:px-10">
          <div>
            <h2 className="speaks text-title">Have Questions?</h2>
            <p className="mt-2 max-w-prose text-muted">
              Tell us about your site and what you want from it. A person reads it and answers.
            </p>
          </div>
          <ButtonLink to="/intake" size="large">
            Contact Us
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
