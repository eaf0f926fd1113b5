/** A shorter line without punctuation is a heading for what comes next. */
const LONGEST = 60;
const SENTENCE_END = /[.!?。！？…:：)](?:["'”’»)\]」])*\s*$/u;

/** Whether a text ends as a sentence does, or announces what follows. */
export const endsSentence = (text: string): boolean => SENTENCE_END.test(text);

/** Whether a line after whole sentences is the label of the next part of a page: "On the water". */
export const isNextLabel = (line: string): boolean =>
  line.length < LONGEST && !endsSentence(line) && !/[\d@]/.test(line);
