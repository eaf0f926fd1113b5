/** Every regular expression of our own source that repeats something: written as a literal, or built from words. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

export interface OurPattern {
  pattern: RegExp;
  /** Its file and line. */
  at: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
/** What reads the words of foreign pages, files and answers. */
const ROOMS = ['packages/engine/src', 'packages/shared/src', 'packages/answers/src'];
const NOT_RUN = /\.test\.ts$|\/testing\/|\/test-support\//;
const REPEATS = /[*+]|\{\d+,\d*\}/;

const filesOf = (room: string) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((file) => join(root, room, file))
    .filter((file) => file.endsWith('.ts') && !NOT_RUN.test(file));

function literalsOf(file: string): OurPattern[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: OurPattern[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) {
      const text = node.getText(source);
      const end = text.lastIndexOf('/');
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      found.push({
        pattern: new RegExp(text.slice(1, end), text.slice(end + 1)),
        at: `${relative(root, file)}:${line}`,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The place in our source that builds something just now. */
function callerPlace(): string {
  const frames = new Error().stack?.split('\n').slice(3) ?? [];
  const place = /\/(packages\/[^:)]+:\d+)/;
  return frames.map((frame) => place.exec(frame)?.[1]).find(Boolean) ?? 'a library';
}

/** Loads the modules and notes the patterns that they build. */
async function builtBy(files: readonly string[]): Promise<OurPattern[]> {
  const found: OurPattern[] = [];
  const Original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, given) {
      const pattern = Reflect.construct(target, given) as RegExp;
      found.push({ pattern, at: callerPlace() });
      return pattern;
    },
  });
  for (const file of files) await import(pathToFileURL(file).href);
  globalThis.RegExp = Original;
  return found;
}

export async function ourPatterns(): Promise<OurPattern[]> {
  const files = ROOMS.flatMap(filesOf);
  const found = [...files.flatMap(literalsOf), ...(await builtBy(files))];
  const once = new Map(found.map((one) => [`${one.pattern}`, one]));
  return [...once.values()].filter(({ pattern, at }) => at !== 'a library' && REPEATS.test(pattern.source));
}
