import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Chip } from '@/components/ui/chip.tsx';

const planned = [
  'Track mentions across AI search engines',
  'Monitor competitor visibility',
  'Analyze sentiment and context',
  'Custom search query monitoring',
  'Detailed reporting and insights',
];

/** What analytics will show once it is open. */
export function AnalyticsPreview() {
  return (
    <div className="page-width grid gap-10 pt-12 pb-24 md:pt-16">
      <header className="grid gap-3">
        <h1 className="speaks text-heading">Analytics Coming Soon</h1>
        <p className="max-w-prose text-lead text-muted">
          How often answer engines name you, beside whom, and in which words. Nothing is measured yet.
        </p>
      </header>
      <section aria-labelledby="planned" className="max-w-prose">
        <h2 id="planned" className="mb-4 speaks text-title">
          Planned features
        </h2>
        <ol>
          {planned.map((feature, index) => (
            <li key={feature} className="flex items-baseline gap-4 border-t border-line py-3.5">
              <Chip>{index + 1}</Chip>
              {feature}
            </li>
          ))}
        </ol>
      </section>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/content">Generate Content</ButtonLink>
        <ButtonLink to="/dashboard" variant="secondary">
          Back to Dashboard
        </ButtonLink>
      </div>
    </div>
  );
}
