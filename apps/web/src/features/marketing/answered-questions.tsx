/** A few questions and answers, as cells of the grid around them. */
export function AnsweredQuestions({
  questions,
}: {
  questions: readonly { question: string; answer: string }[];
}) {
  return questions.map(({ question, answer }) => (
    <div key={question}>
      <h3 className="font-semibold">{question}</h3>
      <p className="mt-2 text-muted">{answer}</p>
    </div>
  ));
}
