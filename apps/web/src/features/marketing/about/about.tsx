import { groupPoints } from '@visible-ai/shared/analysis/group-points';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';
import { Section } from '../section.tsx';

const habits = [
  {
    title: 'Evidence beside every point',
    text: 'A score without a reason is an opinion. Each check shows what it found on your page, down to the line of robots.txt that decides.',
  },
  {
    title: 'The agents that answer, and only those, count',
    text: 'Blocking training agents is your choice and costs nothing. What counts is whether the agents that fetch for an answer get in.',
  },
  {
    title: 'We say where knowledge ends',
    text: 'Operators do not publish how they choose sources. We measure the preconditions and claim nothing beyond them.',
  },
  {
    title: 'Your rules stay yours',
    text: 'Generated files keep what you wrote yourself. Nothing of ours runs on your site, and no file carries our name.',
  },
] as const;

const agents = [
  ['OpenAI', 'OAI-SearchBot, ChatGPT-User'],
  ['Anthropic', 'Claude-SearchBot, Claude-User'],
  ['Perplexity', 'PerplexityBot'],
  ['Google', 'Googlebot'],
  ['Microsoft', 'Bingbot'],
] as const;

/** Who we are: what we do, how we measure, and our principles. */
export function About() {
  return (
    <>
      <PageIntro
        title="About Visible AI"
        lead="We show the owners of websites what answer engines can read of them, and make the files that help. Startups, agencies, marketers and content creators use it to be named where people ask."
        className="md:pb-18"
      >
        <ButtonLink to="/website-analysis">Start Free Analysis</ButtonLink>
        <ButtonLink to="/intake" variant="secondary">
          Talk to us
        </ButtonLink>
      </PageIntro>
      <Section number={1} title="What we hold to" aside>
        <dl className="grid">
          {habits.map(({ title, text }) => (
            <div key={title} className="border-t border-line py-7 first:border-t-0 first:pt-0 last:pb-0">
              <dt className="text-lead font-semibold">{title}</dt>
              <dd className="mt-2 max-w-prose text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        id="measures"
        number={2}
        title="How we measure"
        lead="Checks in four groups, 100 points. The same page gives the same score."
        aside
      >
        <div className="grid max-w-prose gap-5 text-muted">
          <p>
            We fetch your page the way answer engines do, without running scripts, and read robots.txt by its
            standard, RFC 9309. We look for what says what the page is: headings, structured data, a
            description. We count the words that arrive, the questions that are answered, the dates and names
            that make a text worth citing. Speed is measured by Google’s PageSpeed Insights where that is
            available.
          </p>
          <p>
            Access carries {groupPoints.access} points, understanding {groupPoints.understanding}, content{' '}
            {groupPoints.content} and speed {groupPoints.speed}. What could not be measured wins and loses
            nothing. A page that counted agents may not fetch or index is held at 49, whatever else is right.
          </p>
          <p>These are the agents that count, because what they may not fetch is in no answer:</p>
          <dl className="grid border-b border-line">
            {agents.map(([operator, names]) => (
              <div
                key={operator}
                className="flex flex-wrap justify-between gap-x-6 border-t border-line py-3"
              >
                <dt className="font-semibold text-ink">{operator}</dt>
                <dd>{names}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
    </>
  );
}
