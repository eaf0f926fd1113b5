/** What a line begins with before a colon: "Juniors" of "Juniors: Mon 17:30–18:15"; '' for none. */
export const lineLabel = (line: string): string => /^([^:：\d]{2,40})[:：]/u.exec(line)?.[1] ?? '';
