// Runs in <head> before the first paint, so that no wrong theme, no wrong session controls and no unwanted form flash up.
// A page that arrived complete can be read without scripts. They are loaded after its first paint, so that its text and
// fonts load first.
// vite.config.ts inlines this file and writes its hash into dist/csp.json. The two storage keys are also in
// src/lib/theme.ts and src/lib/tokens/token-storage.ts.
(() => {
  const root = document.documentElement;
  if (/[?&]report=[^&]/.test(location.search)) root.dataset.report = 'named';
  if (/[?&]mode=[^&]/.test(location.search)) root.dataset.mode = 'named';
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

  const files = (root.dataset.scripts ?? '').split(' ').filter(Boolean);
  const start = () => {
    const entry = files[0];
    for (const file of files.splice(0).slice(1)) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', href: file });
      document.head.append(link);
    }
    if (!entry) return;
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', src: entry });
    document.head.append(script);
  };
  if (files.length > 0) {
    // A page in the background is not painted.
    if (document.visibilityState === 'hidden') start();
    else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, 1500);
  }
})();
