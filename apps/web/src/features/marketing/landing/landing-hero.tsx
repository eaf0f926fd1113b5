import { ArrowDown } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { AddressForm } from './address-form.tsx';
import { AnswerDemo } from './answer-demo.tsx';

/** The purpose of the product in one sentence and one picture, and the first step. */
export function LandingHero() {
  return (
    <section className="page-width grid grid-cols-1 items-start gap-14 pt-10 pb-20 lg:grid-cols-[1.05fr_1fr] lg:gap-18 lg:pt-18 lg:pb-32">
      <div>
        <h1 className="speaks text-hero">
          Be the source{' '}
          {/* The width in our font, whichever font is loaded first, so that the next word never moves. */}
          <span className="inline-block w-[4.816em]">the&nbsp;answer </span>
          <em className="font-normal text-accent">cites</em>
        </h1>
        <p className="mt-6 mb-8 max-w-[30em] text-lead text-muted">
          People ask ChatGPT, Perplexity, Claude and Gemini before they search. See in seconds whether those
          engines can read your site, and get the files that help them quote it.
        </p>
        <AddressForm />
        <ButtonLink
          to="/#how-it-works"
          variant="quiet"
          className="mt-3 -ml-[min(1.25rem,5.34vw)] focus-visible:-outline-offset-2"
        >
          See How It Works
          <ArrowDown aria-hidden="true" />
        </ButtonLink>
      </div>
      {/* It hangs from the top, so it does not move while a slow line brings the rest of it. */}
      <div className="min-w-0 lg:mt-9">
        <AnswerDemo />
      </div>
    </section>
  );
}
