import { organisation } from '@visible-ai/shared/site/organisation';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { siteFacts } from '@/lib/site-facts.ts';
import { DeckControls } from './deck-controls.tsx';
import { problem, product } from './deck-points.ts';
import { Slide } from './slide.tsx';
import { MarketSlide } from './slides/market-slide.tsx';
import { MilestonesSlide } from './slides/milestones-slide.tsx';
import { PointsSlide } from './slides/points-slide.tsx';
import { PricesSlide } from './slides/prices-slide.tsx';
import { RevenueSlide } from './slides/revenue-slide.tsx';
import { RivalsSlide } from './slides/rivals-slide.tsx';
import { useSlides } from './use-slides.ts';

const COUNT = 9;

/** The slides for investors, one below the other: people scroll, use keys, present or print them. */
export function PitchDeck() {
  const { deck, current, move } = useSlides();
  return (
    <div ref={deck} className="deck page-width grid grid-cols-[minmax(0,1fr)] gap-6 pt-6 md:gap-8">
      <Slide
        id="start"
        number={1}
        first
        title={organisation.tagline}
        lead={`${organisation.name} makes websites readable for the engines that answer. A deck for investors.`}
        bold
      >
        <p data-needs-script data-markdown="leave-out" className="mt-10 text-note max-md:hidden print:hidden">
          Turn the slides with the arrow keys.
        </p>
      </Slide>
      <PointsSlide id="problem" number={2} {...problem} />
      <PointsSlide id="product" number={3} {...product} />
      <MarketSlide number={4} />
      <PricesSlide number={5} />
      <RevenueSlide number={6} />
      <MilestonesSlide number={7} />
      <RivalsSlide number={8} />
      <Slide
        id="contact"
        number={9}
        title="See it on your own site"
        lead="The audit is live. Enter an address, and judge us by what it tells you."
        bold
      >
        <div className="mt-10 flex flex-wrap items-center gap-x-5 gap-y-4">
          <ButtonLink to="/website-analysis" variant="inverse" size="large">
            Start Free Analysis
          </ButtonLink>
          <ButtonLink to="/intake" variant="inverse-outline" size="large">
            Talk to us
          </ButtonLink>
          <a
            data-show="contact-mail"
            href={`mailto:${siteFacts.contact}`}
            className="underline underline-offset-3"
          >
            {siteFacts.contact}
          </a>
        </div>
      </Slide>
      <DeckControls
        current={current}
        count={COUNT}
        onMove={move}
        onPresent={() => void deck.current?.requestFullscreen?.()}
      />
    </div>
  );
}
