import StarterKit from '@tiptap/starter-kit';
import { isAllowedLink } from './allowed-link.ts';
import { QuestionLines } from './question-lines.ts';

/** The number of undo steps, and the pause in typing (milliseconds) after which a new step begins. */
const HISTORY = { depth: 100, newGroupDelay: 500 };

/** The elements of a Q&A section. */
export const richTextExtensions = [
  StarterKit.configure({
    blockquote: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    heading: { levels: [2, 3, 4] },
    undoRedo: HISTORY,
    trailingNode: false,
    link: {
      openOnClick: false,
      isAllowedUri: (url) => isAllowedLink(url),
      HTMLAttributes: { rel: 'noopener noreferrer', target: null },
    },
  }),
  QuestionLines,
];
