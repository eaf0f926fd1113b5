import { Disclosure } from '@/components/ui/disclosure.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import { TextInput } from '@/components/ui/text-input.tsx';
import type { RobotsForm, RobotsProblems } from './robots-form.ts';

interface RobotsFieldsProps {
  form: RobotsForm;
  problems: RobotsProblems;
  onChange: (difference: Partial<RobotsForm>) => void;
}

function ReadingFields({ form, problems, onChange }: RobotsFieldsProps) {
  const broken = Boolean(problems.sitemapUrl ?? problems.crawlDelay ?? problems.pageLimit);
  return (
    <Disclosure
      key={String(broken)}
      defaultOpen={broken}
      summary="Advanced: sitemap, speed and reading the site"
      className="-mb-6"
    >
      <div className="grid gap-6 pt-1">
        <Field
          label="Sitemap URL"
          optional
          error={problems.sitemapUrl}
          hint="Left empty, the sitemap your site names itself is kept, or found."
        >
          <TextInput
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://yourcompany.com/sitemap.xml"
            value={form.sitemapUrl}
            onChange={(event) => onChange({ sitemapUrl: event.target.value })}
          />
        </Field>
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Field
            label="Crawl delay"
            error={problems.crawlDelay}
            hint="Seconds between two requests. Some engines read it; 0 leaves it out."
          >
            <TextInput
              type="number"
              min={0}
              max={60}
              step="any"
              value={form.crawlDelay}
              onChange={(event) => onChange({ crawlDelay: event.target.value })}
            />
          </Field>
          <Field label="Page limit" error={problems.pageLimit} hint="The most pages we read.">
            <TextInput
              type="number"
              min={1}
              max={2000}
              step={1}
              value={form.pageLimit}
              disabled={form.autoDetectSize || form.skipCrawling}
              onChange={(event) => onChange({ pageLimit: event.target.value })}
            />
          </Field>
        </div>
        <Switch
          checked={form.autoDetectSize}
          onCheckedChange={(autoDetectSize) => onChange({ autoDetectSize })}
          disabled={form.skipCrawling}
          label="Detect the size by itself"
          hint="The sitemap says how many pages there are."
        />
        <Switch
          checked={form.skipCrawling}
          onCheckedChange={(skipCrawling) => onChange({ skipCrawling })}
          label="Skip crawling"
          hint="Write from robots.txt and the sitemap alone. Faster, and knows less."
        />
      </div>
    </Disclosure>
  );
}

/** What the robots.txt is to say. */
export function RobotsFields(props: RobotsFieldsProps) {
  const { form, problems, onChange } = props;
  return (
    <>
      <Switch
        checked={form.allowAllEngines}
        onCheckedChange={(allowAllEngines) => onChange({ allowAllEngines })}
        label="Allow all engines"
        hint="Off, the agents that collect pages for training are kept out. Answers still find you."
      />
      <Field
        label="Paths to keep out of"
        error={problems.disallowPaths}
        hint="One to a line. They hold for every agent, beside the rules your file has already."
      >
        <TextArea
          rows={5}
          spellCheck={false}
          autoCapitalize="none"
          className="font-mono text-note"
          value={form.disallowPaths}
          onChange={(event) => onChange({ disallowPaths: event.target.value })}
        />
      </Field>
      <ReadingFields {...props} />
    </>
  );
}
