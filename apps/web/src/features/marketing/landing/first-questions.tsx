import { Link } from 'react-router-dom';
import { Section } from '../section.tsx';
import { firstQuestions } from './first-questions-text.ts';

/** What people ask before they try the product, with answers. */
export function FirstQuestions() {
  return (
    <Section
      number={6}
      title="Before you ask"
      lead={
        <>
          Four of the fifty questions we are asked.{' '}
          <Link to="/faq" className="text-link">
            Read them all
          </Link>
          .
        </>
      }
      aside
    >
      <div className="grid gap-9">
        {firstQuestions.map(({ question, answer }) => (
          <div key={question}>
            <h3 className="text-lead font-semibold">{question}</h3>
            <p className="mt-2 max-w-prose text-muted">{answer}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
