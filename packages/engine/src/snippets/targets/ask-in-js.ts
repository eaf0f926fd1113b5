import type { SnippetFacts } from '../snippet-facts.ts';

/** A pattern for the path of a request in JavaScript, where paths are percent-encoded: `/a%20b.md`. */
const pathPattern = ({ folderPattern, names }: SnippetFacts) =>
  `/^${folderPattern.replaceAll('/', '\\/')}(${names})$/`;

/**
 * The part that all JavaScript platforms share: our file as a `Response`; undefined for other paths, and
 * whenever the answer is anything but the file.
 */
export const askInJs = (facts: SnippetFacts): string => `const BASE = "${facts.origin}${facts.basePath}";
const OURS = ${pathPattern(facts)};

async function visibleAiFile(request) {
  const file = OURS.exec(new URL(request.url).pathname)?.[1];
  if (!file || !["GET", "HEAD"].includes(request.method)) return undefined;
  try {
    const answer = await fetch(BASE + file, { redirect: "manual", signal: AbortSignal.timeout(3000) });
    const type = answer.headers.get("content-type") ?? "";
    if (answer.status !== 200 || !/^text\\/(plain|markdown)\\b/i.test(type)) return undefined;
    const body = await answer.arrayBuffer();
    if (body.byteLength === 0) return undefined;
    return new Response(body, { headers: { "content-type": type, "cache-control": "public, max-age=300" } });
  } catch {
    return undefined;
  }
}
`;
