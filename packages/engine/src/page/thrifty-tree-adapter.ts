import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Child = DefaultTreeAdapterTypes.ChildNode;

/**
 * A moved or inserted node is nearly always near the end of its parent, as with text that a broken table
 * pushes out: a search from the start would take quadratic time.
 */
const placeOf = (parent: Parent, child: Child) => parent.childNodes.lastIndexOf(child);

function insertBefore(parent: Parent, added: Child, reference: Child): void {
  parent.childNodes.splice(placeOf(parent, reference), 0, added);
  added.parentNode = parent;
}

/**
 * parse5's tree, built in time about linear in the page.
 *
 * @param mostAttributes the most attributes that repeated `<html>` and `<body>` tags add to the first one.
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
