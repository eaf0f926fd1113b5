import type { AnswersReport } from '../answers-report.ts';
import type { ReportModel } from '../report-model.ts';
import type { FontRole } from './fonts/font-families.ts';
import type { Brand } from './parts/brand.ts';

/** Every text in a piece of plain data. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) yield* textsIn(each);
}

/** The most characters that are read: more than a site in any language has. */
const MOST_SIGNS = 5000;
/** Controls, broken characters, and what no font can have. */
const NO_SIGN = /[\p{C}\s]/u;

const signsOf = (texts: Iterable<string>): string => {
  const signs = new Set<string>();
  for (const text of texts) {
    if (signs.size > MOST_SIGNS) break;
    for (const sign of text.slice(0, 20_000).normalize('NFC')) signs.add(sign);
  }
  return [...signs]
    .filter((sign) => !NO_SIGN.test(sign))
    .slice(0, MOST_SIGNS)
    .join('');
};

/** The characters of a report, by role: the fonts for them are opened before it is drawn. */
export function textsOf(model: ReportModel, brand: Brand): Record<FontRole, string> {
  const brands = [brand.name ?? '', brand.footer ?? '', brand.website ?? ''];
  const pages = model.kind === 'site' ? model.pages.map(({ title, url }) => [title ?? '', url]) : [];
  const titles = model.findings.flatMap(({ title, action }) => [title, action ?? '']);
  const patterns = model.kind === 'site' ? model.templates.map(({ pattern }) => pattern) : [];
  const code = model.findings.map(({ snippet }) => snippet?.code ?? '');
  return {
    display: signsOf([model.title, ...brands.slice(0, 1)]),
    text: signsOf([...textsIn(model), ...brands]),
    strong: signsOf([
      ...titles,
      ...patterns,
      ...pages.flat(),
      ...textsIn(model.engines),
      ...model.findings.map(({ snippet }) => snippet?.label ?? ''),
    ]),
    mono: signsOf([
      model.address,
      ...code,
      ...pages.flat(),
      ...patterns,
      ...textsIn(model.kind === 'site' ? model.templates : []),
    ]),
  };
}

/** The same for a month of answers. */
export function textsOfAnswers(report: AnswersReport, brand: Brand): Record<FontRole, string> {
  const brands = [brand.name ?? '', brand.footer ?? '', brand.website ?? ''];
  const all = signsOf([...textsIn(report), ...brands]);
  return {
    display: signsOf([report.siteName, report.ownName, ...brands.slice(0, 1)]),
    text: all,
    strong: all,
    mono: signsOf([report.address]),
  };
}
