import { Moon, Sun } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { chooseTheme, shownTheme } from '@/lib/theme.ts';

/** Turns light to dark and back. Which icon shows is decided by the stylesheet: before React runs, only it knows. */
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
