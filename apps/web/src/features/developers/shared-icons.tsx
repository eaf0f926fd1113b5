import { ChevronDown, Copy } from 'lucide-react';

const icons = { copy: Copy, 'chevron-down': ChevronDown } as const;
type IconName = keyof typeof icons;

/** The icons that stand on this page hundreds of times, drawn once: see `SharedIcon`. */
export function SharedIcons() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {Object.entries(icons).map(([name, Icon]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <Icon />
        </symbol>
      ))}
    </svg>
  );
}

/** One of the icons that `SharedIcons` draws. */
export const SharedIcon = ({ name }: { name: IconName }) => (
  <svg aria-hidden="true">
    <use href={`#icon-${name}`} />
  </svg>
);
