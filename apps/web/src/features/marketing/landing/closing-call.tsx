import { ButtonLink } from '@/components/ui/button-link.tsx';

/** The end of the page: one link to the next step. */
export function ClosingCall() {
  return (
    <section className="page-width pt-4">
      <div className="relative isolate overflow-hidden rounded-box bg-accent px-6 py-16 text-accent-ink sm:px-12 md:py-24">
        <svg
          aria-hidden="true"
          viewBox="0 0 400 400"
          className="absolute -right-72 -bottom-56 sm:-right-32 sm:-bottom-40 -z-10 size-120 opacity-20 md:-right-10"
        >
          {[60, 104, 148, 192].map((radius) => (
            <circle
              key={radius}
              cx="200"
              cy="200"
              r={radius}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
          ))}
          <circle cx="200" cy="200" r="28" fill="currentColor" />
        </svg>
        <h2 className="speaks max-w-[14em] text-hero">See what the engines see</h2>
        <p className="mt-5 max-w-[32em] text-lead">
          One address, a few seconds, and a list of what to fix, most serious first. Free, without an account.
        </p>
        <div className="mt-9 flex flex-wrap gap-3">
          <ButtonLink to="/website-analysis" variant="inverse" size="large">
            Start Free Analysis
          </ButtonLink>
          <ButtonLink to="/intake" variant="inverse-outline" size="large">
            Request More Information
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
