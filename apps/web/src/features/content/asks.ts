const QUESTION_END = /[?？؟\u037e]\s*$/;

/** Whether a line ends with a question mark of any script. */
export const asks = (line: string): boolean => QUESTION_END.test(line);
