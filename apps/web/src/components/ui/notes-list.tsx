import { Info } from 'lucide-react';
import { Disclosure } from './disclosure.tsx';

/** So many notes stand open. What is below them, as the buttons of a file, must not be screens away. */
const SHOWN = 3;

function Notes({ notes, label }: { notes: readonly string[]; label: string }) {
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-2">
      {notes.map((note) => (
        <li key={note} className="flex gap-2 text-note text-muted">
          <Info aria-hidden="true" className="mt-[3px] size-4 shrink-0 text-faint" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{note}</span>
        </li>
      ))}
    </ul>
  );
}

/** Notes for the owner of a file. Of many, the first are shown and the others can be opened. */
export function NotesList({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  // To open a single note is more work than to read it.
  if (notes.length <= SHOWN + 1) return <Notes notes={notes} label="Notes" />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Notes notes={notes.slice(0, SHOWN)} label="Notes" />
      <Disclosure summary={`${notes.length - SHOWN} more notes`} className="-mb-4 text-note">
        <Notes notes={notes.slice(SHOWN)} label="More notes" />
      </Disclosure>
    </div>
  );
}
