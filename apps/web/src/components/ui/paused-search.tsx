import { type ComponentProps, useEffect, useState } from 'react';
import { TextInput } from './text-input.tsx';

/** How long typing must pause before a search starts. */
const PAUSE_MS = 250;

interface PausedSearchProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'type'> {
  value: string;
  onSearch: (text: string) => void;
}

/**
 * A text field that reports its text when typing pauses. If the address changes elsewhere, its value wins.
 */
export function PausedSearch({ value, onSearch, ...input }: PausedSearchProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => {
      setKnown(typed);
      onSearch(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <TextInput {...input} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
  );
}
