// Runs in <head> before the first paint, so that neither the theme, the session's controls nor a form that was not asked for flash. A page
// that came complete can be read without scripts: they are fetched after its first paint, so that its words
// and faces have the line to themselves.
// It is inlined by vite.config.ts, which also writes its hash into dist/csp.json. The two keys are the
// ones of src/lib/theme.ts and src/lib/tokens/token-storage.ts.
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
