/** A question of the FAQ. The slug is its address (`/faq#slug`) and never changes. */
export interface Question {
  readonly slug: string;
  readonly question: string;
  readonly answer: string;
}

/** Questions about one topic. */
export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}
