// Runs in <head> before the first paint, so that neither the theme nor the session's controls flash.
// It is inlined by vite.config.ts, which also writes its hash into dist/csp.json. The two keys are the
// ones of src/lib/theme.ts and src/lib/session/token-storage.ts.
(() => {
  const root = document.documentElement;
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
    if (localStorage.getItem('access_token')) root.dataset.session = 'stored';
  } catch {
    // Storage is blocked: follow the system.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
})();
