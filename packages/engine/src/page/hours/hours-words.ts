/** The words of a language for opening hours. Each is the source of a pattern, in lower case. */
export interface HoursWords {
  /** Monday first. */
  days: readonly [string, string, string, string, string, string, string];
  /** Between the first and last day of a range, or between two times. */
  to?: string;
  /** Every day; Monday to Friday; Saturday and Sunday. */
  daily: string;
  weekdays?: string;
  weekend?: string;
  holidays: string;
  closed: string;
  /**
   * Words between days and hours that do not change their meaning: "and", "from", "open", "Uhr". Those for
   * opening hours are known of every language.
   */
  fill: string;
  /** Words after a time for "am" and "pm". */
  halves?: readonly [am: string, pm: string];
}
