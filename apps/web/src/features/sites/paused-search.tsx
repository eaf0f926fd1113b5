import { LONGEST_SEARCH } from '@visible-ai/shared/sites/schema';
import { useEffect, useState } from 'react';
import { TextInput } from '@/components/ui/text-input.tsx';

/** How long typing must pause before a search starts. */
const PAUSE_MS = 250;

interface PausedSearchProps {
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
}

/**
 * A text field that reports its text when typing pauses. If the address changes elsewhere, its value wins.
 */
export function PausedSearch({ placeholder, value, onSearch }: PausedSearchProps) {
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
    <TextInput
      type="search"
      maxLength={LONGEST_SEARCH}
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
