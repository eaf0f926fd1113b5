import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import headScript from '../../head-script.js?raw';
import { chooseTheme, followTheme, readThemeChoice, useThemeChoice } from './theme.ts';

const shown = () => document.documentElement.dataset.theme;

/** A system whose theme can be changed. */
function systemTheme(dark: boolean): { turn: (dark: boolean) => void } {
  const query = Object.assign(window.matchMedia('(prefers-color-scheme: dark)'), { matches: dark });
  vi.spyOn(window, 'matchMedia').mockReturnValue(query);
  return {
    turn: (next) => {
      Object.assign(query, { matches: next });
      query.dispatchEvent(new Event('change'));
    },
  };
}

/** Runs the script as the page does. */
const runHeadScript = () => new Function(headScript)();

beforeEach(() => {
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.session;
});

describe('the theme', () => {
  it('is the system’s until something is chosen, and follows it', () => {
    const system = systemTheme(false);
    const stop = followTheme();
    system.turn(true);
    expect(shown()).toBe('dark');
    system.turn(false);
    expect(shown()).toBe('light');
    stop();
  });

  it('stays as chosen whatever the system does, until "system" is chosen again', () => {
    const system = systemTheme(false);
    const stop = followTheme();
    chooseTheme('dark');
    system.turn(false);
    expect(shown()).toBe('dark');
    chooseTheme('system');
    expect(shown()).toBe('light');
    stop();
  });

  it('is remembered, and what is stored by mistake counts as "system"', () => {
    chooseTheme('dark');
    expect(readThemeChoice()).toBe('dark');
    localStorage.setItem('theme', 'purple');
    expect(readThemeChoice()).toBe('system');
  });

  it('follows a choice made in another tab', () => {
    systemTheme(false);
    const stop = followTheme();
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(shown()).toBe('dark');
    stop();
  });

  it('tells the switch what is chosen', () => {
    const { result } = renderHook(() => useThemeChoice());
    expect(result.current).toBe('system');
    act(() => chooseTheme('dark'));
    expect(result.current).toBe('dark');
  });
});

describe('the script in <head>', () => {
  it.each([
    [null, false, 'light'],
    [null, true, 'dark'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
  ])('paints the choice %s on a system that is dark: %s in %s', (choice, dark, theme) => {
    systemTheme(dark);
    if (choice) localStorage.setItem('theme', choice);
    runHeadScript();
    expect(shown()).toBe(theme);
  });

  it('marks a stored session, so that the sign-in link does not flash', () => {
    runHeadScript();
    expect(document.documentElement.dataset.session).toBeUndefined();
    localStorage.setItem('access_token', 'a');
    runHeadScript();
    expect(document.documentElement.dataset.session).toBe('stored');
  });
});
