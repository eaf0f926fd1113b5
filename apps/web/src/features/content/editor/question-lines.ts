import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { asks } from '../asks.ts';

/** The lines of a block, split at its line breaks, as ranges of the document. */
function linesOf(block: Node, start: number): { from: number; to: number; text: string }[] {
  const lines = [{ from: start, to: start, text: '' }];
  block.forEach((child, offset) => {
    const from = start + offset;
    if (child.type.name === 'hardBreak') {
      lines.push({ from: from + child.nodeSize, to: from + child.nodeSize, text: '' });
      return;
    }
    const line = lines.at(-1);
    if (!line) return;
    line.to = from + child.nodeSize;
    line.text += child.textContent;
  });
  return lines;
}

function questionsOf(doc: Node): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    for (const { from, to, text } of linesOf(node, position + 1))
      if (asks(text)) found.push(Decoration.inline(from, to, { class: 'qa-question' }));
    return false;
  });
  return DecorationSet.create(doc, found);
}

/** Shows lines that end with a question mark in bold. The text itself does not change. */
export const QuestionLines = Extension.create({
  name: 'questionLines',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      state: {
        init: (_config, { doc }) => questionsOf(doc),
        apply: (transaction, known) => (transaction.docChanged ? questionsOf(transaction.doc) : known),
      },
      props: {
        decorations(state) {
          return this.getState(state);
        },
      },
    }),
  ],
});
