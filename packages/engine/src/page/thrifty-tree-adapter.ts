import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Child = DefaultTreeAdapterTypes.ChildNode;

/**
 * What is moved or stood before something is nearly always at the end of its parent, as with text that a broken
 * table pushes out: looked for from the start it would cost the square of their number.
 */
const placeOf = (parent: Parent, child: Child) => parent.childNodes.lastIndexOf(child);

function insertBefore(parent: Parent, added: Child, reference: Child): void {
  parent.childNodes.splice(placeOf(parent, reference), 0, added);
  added.parentNode = parent;
}

/**
 * parse5's tree, built in time about linear in the page.
 *
 * @param mostAttributes repeated `<html>` and `<body>` tags give theirs to the first one, up to so many.
 */
export const thriftyTreeAdapter = (mostAttributes: number): typeof defaultTreeAdapter => ({
  ...defaultTreeAdapter,
  insertBefore,
  insertTextBefore(parent, text, reference) {
    const before = parent.childNodes[placeOf(parent, reference) - 1];
    if (before && defaultTreeAdapter.isTextNode(before)) before.value += text;
    else insertBefore(parent, defaultTreeAdapter.createTextNode(text), reference);
  },
  detachNode(node) {
    if (!node.parentNode) return;
    node.parentNode.childNodes.splice(placeOf(node.parentNode, node), 1);
    node.parentNode = null;
  },
  adoptAttributes(recipient, attributes) {
    if (recipient.attrs.length < mostAttributes) defaultTreeAdapter.adoptAttributes(recipient, attributes);
  },
});
