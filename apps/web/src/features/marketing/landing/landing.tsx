import { Suspense } from 'react';
import { ClosingCall } from './closing-call.tsx';
import { FirstQuestions } from './first-questions.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LiveAnalytics } from './live-analytics.tsx';
import { WhatWeDo } from './what-we-do.tsx';
import { WhoItIsFor } from './who-it-is-for.tsx';
import { WhyInvisible } from './why-invisible.tsx';

const below = [
  WhatWeDo,
  WhyInvisible,
  LiveAnalytics,
  HowItWorks,
  WhoItIsFor,
  FirstQuestions,
  ClosingCall,
] as const;

/**
 * The front page, from the promise to the first step. What lies below the first screen comes alive part by part,
 * after what is above it, so that no part keeps the page from answering.
 */
export function Landing() {
  return (
    <>
      <LandingHero />
      {below.map((Part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move, and the build takes their names
        <Suspense key={place}>
          <Part />
        </Suspense>
      ))}
    </>
  );
}
