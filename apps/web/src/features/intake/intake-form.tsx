import { zodResolver } from '@hookform/resolvers/zod';
import { sendIntake } from '@visible-ai/shared/intake/endpoints';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import { EmailInput, TextInput, UrlInput } from '@/components/ui/text-input.tsx';
import { toast } from '@/components/ui/toast.ts';
import { WorkingLabel } from '@/components/ui/working-label.tsx';
import { call } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';
import { useKeptForm } from '@/lib/use-kept-form.ts';

/** How long the thank-you message is shown before the front page opens. */
const REDIRECT_MS = 1500;
const text = z.string();
const typed = z.object({
  name: text,
  email: text,
  company: text,
  website: text,
  phone: text,
  message: text,
  nickname: text,
});
const empty = { name: '', email: '', company: '', website: '', phone: '', message: '', nickname: '' };

/** The form says it itself: without a connection the code of a toast may not load. Who sent too often is told when to try again. */
function unsentText(error: unknown): string {
  if (error instanceof ApiError && error.code === 'network' && navigator.onLine)
    return 'No answer came, so it may have arrived or not. What you typed is still here: send it again to be sure, it is taken only once.';
  const offline = error instanceof ApiError && error.status === 0;
  const why =
    error instanceof ApiError && error.status === 429 && error.serverText ? `${error.serverText} ` : '';
  return `${offline ? 'There is no connection, so nothing was sent.' : 'Nothing was sent.'} ${why}What you typed is still here.`;
}

/** The contact form for prospects. The fields keep their text until sending has succeeded, also over a reload. */
export function IntakeForm() {
  const navigate = useNavigate();
  const [sent, setSent] = useState(false);
  const { form } = useKeptForm({
    key: 'intake-form',
    schema: typed,
    initial: empty,
    resolver: zodResolver(sendIntake.body),
  });
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    if (!sent) return undefined;
    const timer = setTimeout(() => navigate('/'), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [sent, navigate]);

  const submit = form.handleSubmit(async (body) => {
    try {
      await call(sendIntake, { body });
      toast.success('Success!', {
        description: "Your information has been submitted. We'll be in touch soon!",
      });
      form.reset(empty);
      setSent(true);
    } catch (error) {
      form.setError('root', { message: unsentText(error) });
      toast.error('Something went wrong. Please try again.');
    }
  });

  return (
    <form
      data-needs-script
      // If the form is sent before the page is ready, its fields must not be in the address.
      method="post"
      onSubmit={submit}
      noValidate
      aria-label="Get started"
      className="grid grid-cols-1 gap-5"
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label="Full Name*" error={errors.name?.message} required>
          <TextInput dir="auto" autoComplete="name" {...form.register('name')} />
        </Field>
        <Field label="Email Address*" error={errors.email?.message} required>
          <EmailInput autoComplete="email" {...form.register('email')} />
        </Field>
        <Field label="Company Name*" error={errors.company?.message} required>
          <TextInput dir="auto" autoComplete="organization" {...form.register('company')} />
        </Field>
        <Field label="Website URL*" error={errors.website?.message} required>
          <UrlInput {...form.register('website')} />
        </Field>
      </div>
      <Field label="Phone Number" optional error={errors.phone?.message}>
        <TextInput type="tel" autoComplete="tel" {...form.register('phone')} />
      </Field>
      <Field label="How can we help you?" optional error={errors.message?.message}>
        <TextArea dir="auto" rows={4} {...form.register('message')} />
      </Field>
      {/* A trap for programs: whoever fills it in is thanked and ignored (see the call's contract). */}
      <div aria-hidden="true" className="hidden">
        <input type="text" tabIndex={-1} autoComplete="off" {...form.register('nickname')} />
      </div>
      <p role="alert" className="text-note text-bad empty:hidden">
        {errors.root?.message}
      </p>
      <Button type="submit" size="large" loading={isSubmitting} disabled={sent} className="mt-2">
        <WorkingLabel working={isSubmitting} idle="Submit Information" busy="Submitting..." />
      </Button>
    </form>
  );
}
