import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { saveBranding } from '@visible-ai/shared/branding/endpoints';
import { type Branding, branding } from '@visible-ai/shared/branding/schema';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { BrandLine, brandStyle } from '@/components/brand-line.tsx';
import { NotSavedYet } from '@/components/not-saved-yet.tsx';
import { toastFailure } from '@/components/toast-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { TextInput } from '@/components/ui/text-input.tsx';
import { toast } from '@/components/ui/toast.ts';
import { accountKey } from '@/lib/account-key.ts';
import { call } from '@/lib/api-client.ts';
import { useKeptForm } from '@/lib/use-kept-form.ts';
import { brandingQuery } from './branding-query.ts';
import { LogoField } from './logo-field.tsx';

/** The fields as they are typed. */
const typed = z.object({
  name: z.string(),
  website: z.string(),
  accent: z.string(),
  footer: z.string(),
  logo: z.string().nullable(),
  hideProductName: z.boolean(),
});

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** The fields in which the form differs from what was kept when it was filled. */
const changedFields = (kept: Branding, typed: Branding): Partial<Branding> =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => Reflect.get(kept, name) !== value));

/** Shows how a report will begin. */
function Preview({ brand }: { brand: Branding }) {
  return (
    <section aria-label="Preview" className="grid content-start gap-2 lg:row-span-2">
      <h2 className="text-note font-semibold">How a report begins</h2>
      <Card
        className="grid grid-cols-1 gap-5 p-5 [overflow-wrap:anywhere]"
        style={brandStyle({ accent: isColour(brand.accent) ? brand.accent : '' })}
      >
        <BrandLine brand={brand} />
        <p className="speaks text-title">Acme Bakery</p>
        <p className="text-note font-semibold text-accent">https://example.com/</p>
        {brand.footer && <p className="border-t border-line pt-4 text-note text-muted">{brand.footer}</p>}
      </Card>
    </section>
  );
}

/** Chooses how the account's reports look, with a preview. */
export function BrandingForm({ kept }: { kept: Branding }) {
  const queryClient = useQueryClient();
  const [note, setNote] = useState('');
  const { form, changed, forget } = useKeptForm({
    key: accountKey('branding'),
    schema: typed,
    initial: kept,
    resolver: zodResolver(branding),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      // Another tab may have saved since: only what was changed here goes over what is kept now.
      const now = await queryClient.fetchQuery({ ...brandingQuery, staleTime: 0 });
      const mine = changedFields(kept, body);
      const {
        accentAsked: _asked,
        note: said = '',
        ...saved
      } = await call(saveBranding, {
        body: { ...now, ...mine },
      });
      forget();
      queryClient.setQueryData(brandingQuery.queryKey, saved);
      setNote(said);
      toast.success('Your branding is saved');
    } catch (error) {
      toastFailure(error, 'Your branding could not be saved');
    }
  });
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label="Your branding"
      className="grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]"
    >
      <div className="grid grid-cols-1 content-start gap-6">
        <Field label="Name" hint="Shown instead of our name" error={errors.name?.message}>
          <TextInput dir="auto" autoComplete="organization" maxLength={100} {...form.register('name')} />
        </Field>
        <Field label="Website" hint="Your name links to it" error={errors.website?.message}>
          <TextInput type="url" inputMode="url" placeholder="https://" {...form.register('website')} />
        </Field>
        <Field label="Accent colour" hint="Such as #0a66c2" error={errors.accent?.message}>
          <TextInput placeholder="#" autoComplete="off" {...form.register('accent')} />
        </Field>
        <p role="status" className="-mt-4 text-note text-muted empty:hidden">
          {note}
        </p>
        <Controller
          control={form.control}
          name="logo"
          render={({ field }) => <LogoField logo={field.value} onChange={field.onChange} />}
        />
        <Field label="Footer" hint="Shown at the end of every report" error={errors.footer?.message}>
          <TextInput dir="auto" maxLength={300} {...form.register('footer')} />
        </Field>
        <Controller
          control={form.control}
          name="hideProductName"
          render={({ field }) => (
            <Switch
              checked={field.value}
              onCheckedChange={field.onChange}
              label="Hide the name Visible AI"
              hint="In everything that people read. File names keep it."
            />
          )}
        />
      </div>
      <Preview brand={form.watch()} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" loading={isSubmitting} disabled={!changed}>
          Save branding
        </Button>
        <NotSavedYet changed={changed} onDiscard={() => form.reset(kept)} />
      </div>
    </form>
  );
}
