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

  // A script that cannot be had: a newer version replaced the files while the page loaded. Loading the page again brings
  // it, once in a minute and where nothing typed is lost. Otherwise app.html has a message.
  const unloaded = () => {
    if ([...document.querySelectorAll('input, textarea')].some((field) => field.value !== field.defaultValue))
      return;
    let last = Date.now();
    try {
      last = Number(sessionStorage.getItem('reloaded'));
      sessionStorage.setItem('reloaded', String(Date.now()));
    } catch {
      // Storage is blocked: nothing would end the reloads.
    }
    if (navigator.onLine && Date.now() - last > 60_000) return location.reload();
    document.getElementById('unloaded')?.removeAttribute('hidden');
  };
  const whenParsed = (act) =>
    document.readyState === 'loading' ? document.addEventListener('DOMContentLoaded', act) : act();
  document.addEventListener('error', ({ target }) => target.type === 'module' && whenParsed(unloaded), true);
  // Nobody else reports it: what loads a part of its own accord catches the failure.
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (/import|module/.test(reason?.message) && reason instanceof TypeError) unloaded();
  });

  const parts = (root.dataset.scripts ?? '').split(' ').filter(Boolean);
  if (parts.length === 0) return;

  // A press of a button that the scripts do not hear yet. src/lib/early-press.ts asks for the last one.
  let pressed = null;
  const hear = ({ target }) => {
    const button = target.closest?.('button');
    // A form is sent by the browser.
    if (button && !(button.form && button.type === 'submit')) pressed = button;
  };
  document.addEventListener('click', hear, true);
  document.addEventListener(
    'scripts:listening',
    ({ detail }) => {
      document.removeEventListener('click', hear, true);
      detail.pressed = pressed;
    },
    { once: true },
  );

  const start = () => {
    const files = parts.splice(0);
    if (files.length === 0) return;
    for (const href of files.slice(1))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: files[0] }));
  };
  // A page in the background is not painted.
  if (document.visibilityState === 'hidden') start();
  else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, 1500);
})();
