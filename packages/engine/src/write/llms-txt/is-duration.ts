const DURATION =
  /^\d{1,3}(?:[.,]\d)?\s?(?:min(?:utes?|uten|uti|utos|ut)?\.?|h(?:ours?|eures?|oras?)?|hrs?|std\.?|stunden?|ore|uur|godz\.?|час\p{L}*|мин\p{L}*|分間?|時間|分钟|分鐘|小时|小時|분|시간)$/iu;

/** Whether the name of what is sold only says how long it takes: "60 min", "6時間". Which of several things it is, its heading says. */
export const isDuration = (name: string): boolean => DURATION.test(name.trim());
