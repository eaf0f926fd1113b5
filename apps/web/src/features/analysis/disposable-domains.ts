import type { IsDisposableDomain } from '@visible-ai/shared/analysis/work-email';

let loading: Promise<IsDisposableDomain> | undefined;

/**
 * The list of 8,883 disposable mail domains. It is large, so it is loaded when the mail field is first used.
 */
export function loadDisposableDomains(): Promise<IsDisposableDomain> {
  loading ??= import('disposable-email-domains-js').then(
    ({ isDisposableEmailDomain }) => isDisposableEmailDomain,
  );
  // The next use tries again; the server checks the address in any case.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
