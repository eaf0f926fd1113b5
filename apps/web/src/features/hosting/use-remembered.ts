import { useState } from 'react';
import { browserStorage } from '@/lib/browser-storage.ts';

/** A choice that this browser remembers; null before the first choice. */
export function useRemembered(key: string): [string | null, (value: string) => void] {
  const [value, setValue] = useState(() => browserStorage.read(key));
  const choose = (chosen: string) => {
    browserStorage.write(key, chosen);
    setValue(chosen);
  };
  return [value, choose];
}
