import type { NameClue } from '../name-clues.ts';
import { attribute, type PageDocument } from '../page-document.ts';
import { collapse, textOf } from '../page-text.ts';
import { withoutVersionOfManual } from './manual-words.ts';

const LONGEST = 200;

/** `<link rel="home" title>`: manuals made from DocBook name the book so on each of its pages. */
function fromHomeLink(page: PageDocument): NameClue[] {
  const link = page.elements.find(
    (element) => element.name === 'link' && attribute(element, 'rel')?.toLowerCase() === 'home',
  );
  const text = collapse((link && attribute(link, 'title')) ?? '');
  return text === '' ? [] : [{ from: 'application', text }];
}

/** Haddock writes package and version above each page: "aeson-2.0.3.0: Fast JSON parsing and encoding". */
function fromPackage(page: PageDocument): NameClue[] {
  const header = page.elements.find((element) => attribute(element, 'id') === 'package-header');
  const caption = page.elements
    .slice(header?.index ?? 0, header?.end ?? 0)
    .find((element) => attribute(element, 'class') === 'caption');
  const [, text = ''] =
    /^([\p{L}\p{N}-]{2,60}?)-\d{1,4}(?:\.\d{1,4}){1,5}(?=:|$)/u.exec(
      caption ? textOf(page, caption, LONGEST) : '',
    ) ?? [];
  return text === '' ? [] : [{ from: 'application', text }];
}

/** Doxygen writes the project, and perhaps its version, above each page. */
function fromProject(page: PageDocument): NameClue[] {
  const project = page.elements.find((element) => attribute(element, 'id') === 'projectname');
  const text = project ? collapse(textOf(page, project, LONGEST)).replace(/\s+v?\d+(?:\.\d+)+\S*$/u, '') : '';
  return text === '' ? [] : [{ from: 'application', text }];
}

/** rustdoc names the crate beside its pages, and ends their titles with the name of the language: "Parser in anvil - Rust". */
function fromCrate(page: PageDocument): NameClue[] {
  const variables = page.elements.find(
    (element) => (attribute(element, 'name') ?? attribute(element, 'id')) === 'rustdoc-vars',
  );
  const text = collapse((variables && attribute(variables, 'data-current-crate')) ?? '');
  return text === ''
    ? []
    : [
        { from: 'application', text },
        { from: 'parent', text: 'Rust' },
      ];
}

/** Sphinx and YARD end every title with the project, its version and what it is: "Class: Parser — Anvil 0.9 Documentation". */
function fromManualTitle(page: PageDocument): NameClue[] {
  const title = page.elements.find(({ name }) => name === 'title');
  const whole = title ? textOf(page, title, LONGEST) : '';
  // The name of a project may have a dash of its own: "Usage — Anvil - Iron Shaper 0.9 documentation".
  const named = collapse(whole.split(' — ').at(-1) ?? '');
  const text = withoutVersionOfManual(named);
  return text === named ? [] : [{ from: 'application', text }];
}

/** What the generators of manuals and references say of whose pages they are. */
export const fromGenerators = (page: PageDocument): NameClue[] => [
  ...fromHomeLink(page),
  ...fromPackage(page),
  ...fromProject(page),
  ...fromCrate(page),
  ...fromManualTitle(page),
];
