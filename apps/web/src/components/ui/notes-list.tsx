import { Info } from 'lucide-react';

/** Notes for the owner of a file. */
export function NotesList({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul aria-label="Notes" className="grid grid-cols-1 gap-2">
      {notes.map((note) => (
        <li key={note} className="flex gap-2 text-note text-muted">
          <Info aria-hidden="true" className="mt-[3px] size-4 shrink-0 text-faint" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{note}</span>
        </li>
      ))}
    </ul>
  );
}
