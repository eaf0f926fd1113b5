const QUESTION_END = /[?？؟\u037e]\s*$/;

/** Whether a line ends with a question mark, of whatever script. */
export const asks = (line: string): boolean => QUESTION_END.test(line);
