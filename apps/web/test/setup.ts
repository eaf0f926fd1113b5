import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// A part that is loaded late may need longer than the usual second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lacks what every browser has; the answers are those of a light system with full motion.
const neverMatches = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.matchMedia ??= neverMatches;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.releasePointerCapture ??= () => undefined;

// jsdom does not know <search>, which React takes for a slip of the pen.
const { createElement } = Document.prototype;
Document.prototype.createElement = function create(this: Document, name: string, options?: object) {
  const element = createElement.call(this, name, options);
  if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
  return element;
};

globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

globalThis.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
};

// One window serves many files (isolate: false): each begins with modules of its own, on an empty page at its root.
vi.resetModules();
window.history.replaceState(null, '', '/');
document.body.replaceChildren();
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name);

let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  toast.dismiss();
  localStorage.clear();
  sessionStorage.clear();
  // React and the libraries speak of real faults here: an unexpected one fails the test.
  expect(consoleError.mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
