import type { ComponentProps } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Disclosure } from '@/components/ui/disclosure.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import { TextInput } from '@/components/ui/text-input.tsx';
import { PolicyChoice } from './policy-choice.tsx';
import type { RobotsForm, RobotsProblems } from './robots-form.ts';

interface RobotsFieldsProps {
  form: UseFormReturn<RobotsForm>;
  problems: RobotsProblems;
  onChange: () => void;
}

/** A switch of the form. */
function FormSwitch({
  name,
  form,
  onChange,
  ...shown
}: { name: 'autoDetectSize' | 'skipCrawling' } & Pick<RobotsFieldsProps, 'form' | 'onChange'> &
  Pick<ComponentProps<typeof Switch>, 'label' | 'hint' | 'disabled'>) {
  return (
    <Controller
      name={name}
      control={form.control}
      rules={{ onChange }}
      render={({ field }) => <Switch {...shown} checked={field.value} onCheckedChange={field.onChange} />}
    />
  );
}

function ReadingFields({ form, problems, onChange }: RobotsFieldsProps) {
  const [autoDetectSize, skipCrawling] = form.watch(['autoDetectSize', 'skipCrawling']);
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
            {...form.register('sitemapUrl', { onChange })}
          />
        </Field>
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Field
            label="Crawl delay"
            error={problems.crawlDelay}
            hint="Seconds between two requests; some engines read it. Written only if you change it: they wait 1 second anyway."
          >
            <TextInput
              type="number"
              min={0}
              max={60}
              step="any"
              {...form.register('crawlDelay', { onChange })}
            />
          </Field>
          <Field label="Page limit" error={problems.pageLimit} hint="The most pages we read.">
            <TextInput
              type="number"
              min={1}
              max={2000}
              step={1}
              {...form.register('pageLimit', { onChange })}
              disabled={autoDetectSize || skipCrawling}
            />
          </Field>
        </div>
        <FormSwitch
          name="autoDetectSize"
          form={form}
          onChange={onChange}
          disabled={skipCrawling}
          label="Detect the size automatically"
          hint="The sitemap says how many pages there are."
        />
        <FormSwitch
          name="skipCrawling"
          form={form}
          onChange={onChange}
          label="Skip crawling"
          hint="Write from robots.txt, the sitemap and the home page alone. Faster, but less thorough."
        />
      </div>
    </Disclosure>
  );
}

/** The fields for the content of a robots.txt. */
export function RobotsFields(props: RobotsFieldsProps) {
  const { form, problems, onChange } = props;
  return (
    <>
      <Controller
        name="policy"
        control={form.control}
        rules={{ onChange }}
        render={({ field }) => <PolicyChoice value={field.value} onChange={field.onChange} />}
      />
      <Field
        label="Paths to keep out of"
        error={problems.disallowPaths}
        hint="One per line, for every agent: /api closes /api and /api/x, not /apis. A suggested line is left out if it would close one of your pages."
      >
        <TextArea
          rows={5}
          spellCheck={false}
          autoCapitalize="none"
          className="font-mono text-note"
          {...form.register('disallowPaths', { onChange })}
        />
      </Field>
      <ReadingFields {...props} />
    </>
  );
}
