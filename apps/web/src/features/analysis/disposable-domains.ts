import type { IsDisposableDomain } from '@visible-ai/shared/analysis/work-email';

let loading: Promise<IsDisposableDomain> | undefined;

/** The list of disposable mail domains: 8,883 of them, so it is loaded when the mail field is first used. */
export function loadDisposableDomains(): Promise<IsDisposableDomain> {
  loading ??= import('disposable-email-domains-js').then(
    ({ isDisposableEmailDomain }) => isDisposableEmailDomain,
  );
  // A failed load is tried again at the next use; the server checks the address in any case.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
