import { Link } from 'react-router-dom';
import { AnsweredQuestions } from '../answered-questions.tsx';

const questions = [
  {
    question: 'What does the analysis cost?',
    answer:
      'Nothing, and it needs no account. You give an address and a work email, watch seven steps, and see the whole result with every fix.',
  },
  {
    question: 'What happens to my email address?',
    answer:
      'You get one mail with the result. After that we keep a keyed hash of it, so that it is not sent twice.',
  },
  {
    question: 'Who can see the result?',
    answer:
      'Whoever has its link, which cannot be guessed. Without an account the result is deleted after 90 days.',
  },
] as const;

/** Questions before an audit, and how to get an audit without JavaScript. */
export function AnalysisQuestions() {
  return (
    <section aria-labelledby="before-you-start" className="page-width">
      <div className="border-t border-line pt-10">
        <h2 id="before-you-start" className="speaks text-title">
          Before you start
        </h2>
        <div className="mt-8 grid gap-8 md:grid-cols-3">
          <AnsweredQuestions questions={questions} />
        </div>
        <p className="mt-8 text-muted">
          More is in the{' '}
          <Link to="/faq" className="text-link">
            questions and answers
          </Link>
          .{' '}
          <span data-without-script>
            The audit is shown live and needs JavaScript for that; programs get the same from POST
            /api/analyze-url.
          </span>
        </p>
      </div>
    </section>
  );
}
