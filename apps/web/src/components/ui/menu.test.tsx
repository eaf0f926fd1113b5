import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';
import { MenuItem, MenuLink } from './menu-item.tsx';

describe('Menu', () => {
  it('opens by keyboard, leads to pages and does things', async () => {
    const copy = vi.fn();
    render(
      <MemoryRouter initialEntries={['/admin']}>
        <Menu trigger={<Button>More</Button>}>
          <MenuLink to="/admin">Admin Panel</MenuLink>
          <MenuItem onSelect={copy}>Copy</MenuItem>
        </Menu>
      </MemoryRouter>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const page = screen.getByRole('menuitem', { name: 'Admin Panel' });
    expect(page).toHaveAttribute('href', '/admin');
    expect(page).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(copy).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
