import type { Report, TextParts, Unread } from '../report.ts';

/** Increases when a field that programs use is changed or removed. */
export const SCHEMA_VERSION = '1.0';

/** An address that could not be read, at its place in a list. */
export const unreadJson = ({ address, problem }: Unread): string =>
  `${JSON.stringify({ requestedUrl: address, error: problem })}\n`;

/**
 * The report as the API returns it, with the version of its format. Long lists are written entry by entry.
 */
export function* renderJson({ document }: Report): TextParts {
  yield `{\n  "schemaVersion": ${JSON.stringify(SCHEMA_VERSION)}`;
  for (const [name, value] of Object.entries(document)) {
    if (value === undefined) continue;
    yield `,\n  ${JSON.stringify(name)}: `;
    if (!Array.isArray(value) || value.length === 0) {
      yield JSON.stringify(value);
      continue;
    }
    for (const [index, entry] of value.entries())
      yield `${index === 0 ? '[' : ','}\n    ${JSON.stringify(entry ?? null)}`;
    yield '\n  ]';
  }
  yield '\n}\n';
}
