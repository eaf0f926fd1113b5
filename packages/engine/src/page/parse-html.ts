import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, Parser, Token, Tokenizer } from 'parse5';
import { thriftyTreeAdapter } from './thrifty-tree-adapter.ts';

type Document = DefaultTreeAdapterTypes.Document;
type TreeTypes = DefaultTreeAdapterTypes.DefaultTreeAdapterMap;

/**
 * The standard's algorithm is quadratic in the depth of the page. Blink stops nesting at 512; people stay far
 * below.
 */
const MAX_DEPTH = 256;
/** The attribute names of a tag are compared with each other: quadratic in their number. */
const MAX_ATTRIBUTES = 256;
/** Unclosed formatting elements (`<b>`, `<font>`) are opened again in every following block. */
const MAX_OPEN_FORMATTING = 32;
/** More than any honest page has in the 2 MB that are read of it; about 50 MB of tree. */
const MAX_ELEMENTS = 100_000;
const CHUNK_CHARACTERS = 65_536;

/** Their content is text: without the element it would be read as markup. */
const RAW_TEXT = new Set<string>(
  'script style title textarea xmp iframe noembed noframes noscript plaintext'.split(' '),
);
const VOID = new Set<string>(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

class ThriftyTokenizer extends Tokenizer {
  protected override _leaveAttrName(): void {
    const token = this.currentToken;
    const full =
      token !== null &&
      (token.type === Token.TokenType.START_TAG || token.type === Token.TokenType.END_TAG) &&
      token.attrs.length >= MAX_ATTRIBUTES;
    if (!full) super._leaveAttrName();
  }
}

/**
 * parse5 with limits on everything that takes more than linear time. It is a class because parse5 offers no
 * other way.
 */
class ThriftyParser extends Parser<TreeTypes> {
  elements = 0;
  /** How many elements of each name were not opened because of the depth: their end tags are skipped. */
  private skipped = new Map<string, number>();

  constructor() {
    super({
      treeAdapter: {
        ...thriftyTreeAdapter(MAX_ATTRIBUTES),
        createElement: (name, namespace, attributes) => {
          this.elements += 1;
          return defaultTreeAdapter.createElement(name, namespace, attributes);
        },
      },
    });
    this.tokenizer = new ThriftyTokenizer(this.options, this);
  }

  override onStartTag(token: Token.TagToken): void {
    const opens = !VOID.has(token.tagName) && !RAW_TEXT.has(token.tagName);
    if (this.openElements.stackTop >= MAX_DEPTH && opens) {
      this.skipped.set(token.tagName, (this.skipped.get(token.tagName) ?? 0) + 1);
      return;
    }
    super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    const skipped = this.skipped.get(token.tagName);
    if (skipped) this.skipped.set(token.tagName, skipped - 1);
    else super.onEndTag(token);
  }

  override _reconstructActiveFormattingElements(): void {
    const open = this.activeFormattingElements.entries;
    // The newest come first.
    if (open.length > MAX_OPEN_FORMATTING) open.length = MAX_OPEN_FORMATTING;
    super._reconstructActiveFormattingElements();
  }
}

/**
 * Parses a document by the HTML standard, like a browser with scripts enabled (`<noscript>` is text), in time
 * linear in its length. Never throws on any input.
 *
 * @returns `truncated` if the document has more elements than are read.
 */
export function parseHtml(text: string): { document: Document; truncated: boolean } {
  const parser = new ThriftyParser();
  let at = 0;
  while (at < text.length && parser.elements < MAX_ELEMENTS) {
    let end = at + CHUNK_CHARACTERS;
    // A chunk must not end inside a surrogate pair.
    if ((text.charCodeAt(end - 1) & 0xfc00) === 0xd800) end += 1;
    parser.tokenizer.write(text.slice(at, end), false);
    at = end;
  }
  parser.tokenizer.write('', true);
  return { document: parser.document, truncated: at < text.length };
}

/** Whether an element is HTML's own, not one of SVG or MathML with the same name. */
export function isHtmlElement(element: DefaultTreeAdapterTypes.Element): boolean {
  return element.namespaceURI === html.NS.HTML;
}
