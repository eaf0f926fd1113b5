import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import headScript from '../../head-script.js?raw';
import { takeOverPresses } from './early-press.ts';

const root = document.documentElement;
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);
const links = (rel: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(
    ({ href }) => new URL(href).pathname,
  );

/** Opens a page of the build, as far as its head. `paint` is the first paint. */
function openPage(): { paint: () => void } {
  let paint = () => {};
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(act: () => void) {
        paint = act;
      }
      observe() {}
    },
  );
  Object.assign(root.dataset, { scripts: '/assets/entry.js /assets/part.js' });
  new Function(headScript)();
  return { paint: () => paint() };
}

beforeEach(() => {
  vi.useFakeTimers();
  document.head.replaceChildren();
  document.body.innerHTML =
    '<button id="theme"><b>Theme</b></button><button id="menu">Menu</button><form><button id="send">Send</button><button type="button" id="more">More</button></form>';
});
afterEach(() => {
  takeOverPresses();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page that arrived complete', () => {
  it('loads its scripts after the first paint, the other files beside the entry', () => {
    const { paint } = openPage();
    expect(scripts()).toEqual([]);
    paint();
    paint();
    expect(scripts()).toEqual(['/assets/entry.js']);
    expect(links('modulepreload')).toEqual(['/assets/part.js']);
  });

  it('does not wait for ever for a paint', () => {
    openPage();
    vi.advanceTimersByTime(1500);
    expect(scripts()).toEqual(['/assets/entry.js']);
  });
});

describe('a press before the scripts', () => {
  const press = (id: string) => document.querySelector<HTMLElement>(`#${id}`)?.click();
  /** What was heard by the page's own listeners, which come with its scripts. */
  function listen(): string[] {
    const heard: string[] = [];
    for (const button of document.querySelectorAll('button'))
      button.addEventListener('click', () => heard.push(button.id));
    return heard;
  }

  it('is repeated once they run: the last one, once', () => {
    openPage();
    press('menu');
    document.querySelector<HTMLElement>('#theme b')?.click();
    const heard = listen();
    const repeat = takeOverPresses();
    repeat();
    repeat();
    expect(heard).toEqual(['theme']);
  });

  it('is repeated whole, also inside a form: some menus open before the click', () => {
    openPage();
    press('more');
    const heard: string[] = [];
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      document.querySelector('#more')?.addEventListener(type, () => heard.push(type));
    takeOverPresses()();
    expect(heard).toEqual(['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']);
  });

  it('is left to the page from the moment it listens', () => {
    openPage();
    const heard = listen();
    const repeat = takeOverPresses();
    press('menu');
    repeat();
    expect(heard).toEqual(['menu']);
  });

  it('is not repeated for a form, which the browser sends, nor for what has left the page', () => {
    openPage();
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    press('send');
    press('menu');
    document.querySelector('#menu')?.remove();
    const heard = listen();
    takeOverPresses()();
    expect(heard).toEqual([]);
  });
});
