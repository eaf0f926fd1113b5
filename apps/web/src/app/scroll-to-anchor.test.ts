import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollToAnchor } from './scroll-to-anchor.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function place(id: string) {
  const element = document.createElement('section');
  element.id = id;
  const scrolled = vi.fn();
  element.scrollIntoView = scrolled;
  document.body.append(element);
  return scrolled;
}

describe('scrollToAnchor', () => {
  it('waits until the element is there', () => {
    scrollToAnchor('#how%20it-works');
    vi.advanceTimersByTime(500);
    const scrolled = place('how it-works');
    vi.advanceTimersByTime(100);
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it('can be called off', () => {
    const scrolled = place('faq');
    scrollToAnchor('#faq')();
    vi.advanceTimersByTime(5000);
    expect(scrolled).not.toHaveBeenCalled();
  });

  it.each(['#%', '#%E0%A4%A'])('takes the malformed fragment %s as it stands', (hash) => {
    const scrolled = place(hash.slice(1));
    scrollToAnchor(hash);
    vi.advanceTimersByTime(100);
    expect(scrolled).toHaveBeenCalledOnce();
  });
});
