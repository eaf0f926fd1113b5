import StarterKit from '@tiptap/starter-kit';
import { isAllowedLink } from './allowed-link.ts';
import { QuestionLines } from './question-lines.ts';

/** Steps back that are kept, and the pause in typing (milliseconds) that begins a new one. */
const HISTORY = { depth: 100, newGroupDelay: 500 };

/** What a Q&A section can hold. */
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
