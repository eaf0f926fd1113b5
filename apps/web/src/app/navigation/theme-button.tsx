import { Moon, Sun } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { chooseTheme, shownTheme } from '@/lib/theme.ts';

/** Switches between light and dark. CSS chooses the icon: before React runs, only CSS knows the theme. */
export function ThemeButton() {
  return (
    <IconButton
      label="Switch between light and dark"
      data-needs-script
      onClick={() => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark')}
    >
      <Moon aria-hidden="true" className="in-data-[theme=dark]:hidden" />
      <Sun aria-hidden="true" className="hidden in-data-[theme=dark]:block" />
    </IconButton>
  );
}
