import { splitMarkdownFiles } from '@visible-ai/shared/content/markdown/markdown-files';
import { LineProblems } from './line-problems.tsx';

/** A file that cannot exist, and the line that names it. */
interface Problem {
  line: number;
  text: string;
}

export interface ReadMarkdownFiles {
  count: number;
  problems: Problem[];
  lines: ReadonlySet<number>;
}

/** Splits a text into its files and lists its problems. */
export function readMarkdownFiles(text: string): ReadMarkdownFiles {
  const { files, before, refused } = splitMarkdownFiles(text);
  const rows = text.split(/\r\n|\n/);
  const lineOf = (path: string) => rows.lastIndexOf(`==> ${path} <==`) + 1;
  const problems = [
    ...(before === ''
      ? []
      : [{ line: 1, text: 'This comes before the first file, so it is in none of them.' }]),
    ...refused.map((path) => ({
      line: Math.max(1, lineOf(path)),
      text: `${path} cannot be a file: its name is not safe, does not end in .md, or is there twice.`,
    })),
  ];
  return { count: files.length, problems, lines: new Set(problems.map(({ line }) => line)) };
}

/** The number of files in a text, and the files that cannot exist. */
export function MarkdownFilesCheck({ read: { count, problems } }: { read: ReadMarkdownFiles }) {
  return (
    <section aria-labelledby="markdown-files-check" className="grid gap-3">
      <h3 id="markdown-files-check" className="text-note font-semibold">
        Files
      </h3>
      <p className="text-note text-muted">
        {count === 1 ? '1 file' : `${count} files`}. Each begins with a line that names it, such as{' '}
        <code className="font-mono">{'==> guide.html.md <=='}</code>
      </p>
      {problems.length > 0 && <LineProblems problems={problems} />}
    </section>
  );
}
