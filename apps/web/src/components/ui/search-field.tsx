import { Search } from 'lucide-react';
import { useId } from 'react';

interface SearchFieldProps {
  /** Says what is searched, for screen readers. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (search: string) => void;
}

/** Searches the content of the page. It is hidden without scripts. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <div data-needs-script className="relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search aria-hidden="true" className="absolute top-1/2 left-4.5 size-4.5 -translate-y-1/2 text-faint" />
      <input
        id={id}
        type="search"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-13 w-full rounded-full bg-raised pr-5 pl-12 inset-ring inset-ring-edge placeholder:text-faint focus-visible:outline-2 focus-visible:outline-accent"
      />
    </div>
  );
}
