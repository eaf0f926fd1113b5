import { ClosingCall } from './closing-call.tsx';
import { FirstQuestions } from './first-questions.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LiveAnalytics } from './live-analytics.tsx';
import { WhatWeDo } from './what-we-do.tsx';
import { WhoItIsFor } from './who-it-is-for.tsx';
import { WhyInvisible } from './why-invisible.tsx';

/** The front page, from the promise to the first step. */
export function Landing() {
  return (
    <>
      <LandingHero />
      <WhatWeDo />
      <WhyInvisible />
      <LiveAnalytics />
      <HowItWorks />
      <WhoItIsFor />
      <FirstQuestions />
      <ClosingCall />
    </>
  );
}
