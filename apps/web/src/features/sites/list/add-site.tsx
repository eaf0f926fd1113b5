import { useMutation, useQueryClient } from '@tanstack/react-query';
import { planLimits } from '@visible-ai/shared/accounts/plan-limits';
import type { User } from '@visible-ai/shared/accounts/schema';
import { checkWebsiteUrl } from '@visible-ai/shared/analysis/website-url';
import { addSite, startSiteAudit } from '@visible-ai/shared/sites/endpoints';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { PlanNotice } from '@/components/gate/plan-notice.tsx';
import { toastFailure } from '@/components/toast-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { UrlInput } from '@/components/ui/text-input.tsx';
import { accountKey } from '@/lib/account-key.ts';
import { call } from '@/lib/api-client.ts';
import { failureText } from '@/lib/failure-text.ts';
import { useDraft } from '@/lib/use-draft.ts';
import { siteKeys } from '../site-keys.ts';
import { auditPath, sitePath } from '../site-paths.ts';
import { useSites } from '../use-sites.ts';
import { auditLimitText, sitesFullText, sitesLeft } from './limit-words.ts';

/** Adds a site and starts its first audit. If the audit cannot start, the site's own screen says so. */
async function addAndAudit(url: string): Promise<string> {
  const site = await call(addSite, { body: { url } });
  if (site.lastAudit) return sitePath(site.id);
  try {
    const { audit_id } = await call(startSiteAudit, { params: { id: site.id }, body: {} });
    return auditPath(site.id, audit_id);
  } catch (error) {
    toastFailure(error, 'The audit could not be started');
    return sitePath(site.id);
  }
}

function AddSiteForm({ hint, initialUrl }: { hint: string; initialUrl: string }) {
  const draft = useDraft(accountKey(`add-site:${initialUrl}`), z.string(), initialUrl);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const refuse = (text: string) => {
    setProblem(text);
    field.current?.focus();
  };
  const adding = useMutation({
    mutationFn: addAndAudit,
    onSuccess: (to) => {
      draft.forget();
      void queryClient.invalidateQueries({ queryKey: siteKeys.list });
      navigate(to);
    },
    onError: (error) => refuse(failureText(error, 'The site could not be added')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkWebsiteUrl(draft.value);
    if (!checked.ok) return refuse(checked.error);
    adding.mutate(checked.url);
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label="Add a site"
      className="grid max-w-2xl items-start gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <Field label="Website" hint={hint} error={problem}>
        <UrlInput
          ref={field}
          type="url"
          placeholder="yourcompany.com"
          value={draft.value}
          onChange={(event) => {
            draft.change(event.target.value);
            setProblem(null);
          }}
        />
      </Field>
      <Button type="submit" loading={adding.isPending} className="sm:mt-[27px]">
        Add site and audit it
      </Button>
    </form>
  );
}

/** Adds a site by its address. If the plan allows no more sites, it says what to do instead. */
export function AddSite({ user, initialUrl = '' }: { user: User; initialUrl?: string }) {
  const { sites, isPending } = useSites();
  const room = sitesLeft(user, sites?.length ?? 0);
  // We do not know yet whether there is room. The skeleton avoids a layout shift.
  if (room && isPending) return <Skeleton className="h-45 max-w-2xl sm:h-25" />;
  if (room && room.left === 0 && user.subscription.status !== 'active')
    return <PlanNotice title="No room for another site" text={sitesFullText(user, room.of)} />;
  if (room && room.left === 0)
    return <p className="max-w-prose text-muted">{sitesFullText(user, room.of)}</p>;
  return <AddSiteForm hint={auditLimitText(planLimits(user))} initialUrl={initialUrl} />;
}
