import { AddressForm } from './address-form.tsx';
import { AnswerCard } from './answer-card.tsx';

/** What the product is for, in one sentence and one picture, and the first step. */
export function LandingHero() {
  return (
    <section className="page-width grid items-center gap-12 pt-12 pb-16 lg:grid-cols-[1.05fr_1fr] lg:gap-18 lg:pt-18 lg:pb-24">
      <div>
        <h1 className="speaks text-hero">
          Be the source the&nbsp;answer <em className="font-normal text-accent">cites</em>
        </h1>
        <p className="mt-6 mb-8 max-w-[30em] text-lead text-muted">
          People ask ChatGPT, Perplexity, Claude and Gemini before they search. See in seconds whether those
          engines can read your site, and get the files that help them quote it.
        </p>
        <AddressForm />
      </div>
      <AnswerCard />
    </section>
  );
}
