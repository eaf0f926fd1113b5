import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactPlaceholder } from '@visible-ai/shared/site/placeholders';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '@/lib/session/session.ts';
import { readTokens } from '@/lib/tokens/token-storage.ts';
import { answering } from '../../test/fake-server.ts';
import { makeUser } from '../../test/make-user.ts';
import { App } from './app.tsx';

let stop = () => {};
const tokens = { accessToken: 'access', refreshToken: 'refresh' };

beforeEach(() => {
  stop = session.start();
});
afterEach(() => stop());

function visit(path: string): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  );
}

const topBar = () => within(screen.getByRole('navigation', { name: 'Main' }));
const links = (scope: Pick<typeof screen, 'getAllByRole'>) =>
  scope.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the top bar', () => {
  it('offers a visitor the public pages, the sign-in and the start', () => {
    visit('/');
    expect(links(topBar()).slice(1)).toEqual([
      ['How It Works', '/#how-it-works'],
      ['Pricing', '/pricing'],
      ['FAQ', '/faq'],
      ['Blog', '/blog'],
      ['Sign In', '/auth'],
      ['Get Started', '/intake'],
    ]);
  });

  it('marks the page one is on, and no anchor', async () => {
    visit('/pricing');
    expect(topBar().getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(topBar().getByRole('link', { name: 'How It Works' }));
    expect(screen.getByRole('navigation', { name: 'Main' }).querySelector('[aria-current=page]')).toBeNull();
  });

  it('welcomes somebody signed in, with Dashboard in the bar and the rest in the menu', async () => {
    await session.signIn(tokens, makeUser());
    visit('/');
    expect(screen.getByText('Welcome back!')).toBeInTheDocument();
    expect(topBar().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(topBar().queryByRole('link', { name: 'Sign In' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual(['Analytics', 'Account', 'Sign Out']);
  });

  it('moves an admin’s Dashboard into the menu, beside the admin pages', async () => {
    await session.signIn(tokens, makeUser({ isAdmin: true }));
    visit('/');
    expect(topBar().queryByRole('link', { name: 'Dashboard' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => [
      item.textContent,
      item.getAttribute('href'),
    ]);
    expect(items).toEqual([
      ['Dashboard', '/dashboard'],
      ['Analytics', '/analytics'],
      ['Admin Panel', '/admin'],
      ['Blog Management', '/admin/blog'],
      ['Account', '/account'],
      ['Sign Out', null],
    ]);
  });

  it('signs out and goes to the sign-in screen, even when the server fails', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    await session.signIn(tokens, makeUser());
    visit('/');
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    expect(readTokens()).toBeNull();
    await waitFor(() => expect(document.title).toBe('Sign in | Visible AI'));
  });

  it('opens as a sheet on a phone, with everything in it, and closes when a link is followed', async () => {
    visit('/');
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(links(sheet).map(([name]) => name)).toEqual([
      'How It Works',
      'Pricing',
      'FAQ',
      'Blog',
      'Get Started',
      'Sign In',
    ]);
    await userEvent.click(sheet.getByRole('link', { name: 'FAQ' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.title).toBe('Questions and answers | Visible AI'));
  });
});

describe('the bar of the workspace', () => {
  const bar = () => within(screen.getByRole('navigation', { name: 'Workspace' }));

  it('is one on every page inside and on the audit, with its rooms and the way out', async () => {
    answering(() => new Promise(() => {}));
    await session.signIn(tokens, makeUser());
    for (const path of ['/dashboard', '/website-analysis']) {
      visit(path);
      expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
      expect(links(bar()).slice(1)).toEqual([
        ['Dashboard', '/dashboard'],
        ['Sites', '/sites'],
        ['Content', '/content'],
        ['Analytics', '/analytics'],
      ]);
      expect(bar().getByText('Welcome back!')).toBeInTheDocument();
      expect(bar().getAllByRole('button', { name: 'Sign Out' })[0]).toBeInTheDocument();
      cleanup();
    }
  });

  it('has the admins’ room, and on a tool the way back', async () => {
    answering(() => new Promise(() => {}));
    await session.signIn(tokens, makeUser({ isAdmin: true }));
    visit('/content/manage');
    expect(links(bar()).slice(1)).toEqual([
      ['Back to Content', '/content'],
      ['Dashboard', '/dashboard'],
      ['Sites', '/sites'],
      ['Content', '/content'],
      ['Analytics', '/analytics'],
      ['Admin Panel', '/admin'],
    ]);
    expect(bar().getByText('Local')).toBeInTheDocument();
  });

  it('keeps the account and the public pages in its menu', async () => {
    answering(() => new Promise(() => {}));
    await session.signIn(tokens, makeUser({ isAdmin: true }));
    visit('/dashboard');
    await userEvent.click(bar().getByRole('button', { name: 'Account' }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual([
      'Account',
      'Blog Management',
      'How It Works',
      'Pricing',
      'FAQ',
      'Blog',
      'Sign Out',
    ]);
  });
});

describe('the footer', () => {
  it('links the product, the company, the support and the mail address', () => {
    visit('/');
    const footer = within(screen.getByRole('contentinfo'));
    const targets = Object.fromEntries(links(footer));
    expect(targets).toMatchObject({
      Features: '/#features',
      Pricing: '/pricing',
      FAQ: '/faq',
      Contact: '/intake',
      'Help Center': '/intake',
      About: '/about',
      'Terms of service': '/terms',
      'Privacy policy': '/privacy',
      'Cookie policy': '/cookies',
    });
    expect(footer.getByRole('link', { name: contactPlaceholder })).toHaveAttribute(
      'href',
      `mailto:${contactPlaceholder}`,
    );
  });
});

describe('a change of page', () => {
  it('sets the title and moves the focus to the new heading', async () => {
    visit('/');
    await userEvent.click(topBar().getByRole('link', { name: 'Pricing' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(document.title).toBe('Pricing | Visible AI');
  });

  it('shows the 404 screen, with a way home, where there is no page', async () => {
    visit('/nowhere');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' }),
    ).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Page not found | Visible AI');
  });
});
