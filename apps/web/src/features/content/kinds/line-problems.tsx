interface LineProblemsProps {
  /** `line` is null if the problem is in no particular line. */
  problems: readonly { line: number | null; text: string }[];
}

/** The problems of a file with their line numbers. */
export function LineProblems({ problems }: LineProblemsProps) {
  return (
    <ul className="grid gap-2">
      {problems.map(({ line, text }) => (
        <li key={`${line}-${text}`} className="flex gap-3 text-note">
          {line !== null && <span className="shrink-0 font-mono text-warn">Line {line}</span>}
          <span className="min-w-0 break-words">{text}</span>
        </li>
      ))}
    </ul>
  );
}
