import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Chip } from '@/components/ui/chip.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';
import { PartLinks } from '@/components/ui/part-links.tsx';
import { SearchField } from '@/components/ui/search-field.tsx';
import { useLinkedDetails } from '@/lib/use-linked-details.ts';
import { FaqItem } from './faq-item.tsx';
import { matchingGroups } from './matching-groups.ts';
import { questionGroups, questions } from './questions.ts';

/** Fifty questions in groups, with a search. */
export function Faq() {
  const [search, setSearch] = useState('');
  useLinkedDetails();
  const groups = matchingGroups(questionGroups, search);
  const found = groups.reduce((sum, group) => sum + group.questions.length, 0);
  return (
    <>
      <PageIntro
        above={
          <Link to="/" className="touch-target inline-flex items-center gap-2 text-muted hover:text-ink">
            <ArrowLeft aria-hidden="true" className="size-4" />
            Back to Home
          </Link>
        }
        title="Questions and answers"
        lead={`${questions.length} questions people ask us, answered as plainly as we can.`}
      />
      <div className="page-width grid grid-cols-1 gap-x-18 gap-y-10 lg:grid-cols-[min(15rem,30%)_minmax(0,1fr)]">
        <PartLinks label="Groups of questions" parts={questionGroups} />
        <div className="grid min-w-0 grid-cols-1 content-start gap-14 wrap-anywhere">
          <div className="grid gap-3">
            <SearchField
              label="Search the questions"
              placeholder="Search the questions"
              value={search}
              onChange={setSearch}
            />
            <p aria-live="polite" className="min-h-5.25 pl-5 text-note text-muted">
              {search.trim() !== '' && `${found} of ${questions.length} questions`}
            </p>
          </div>
          {groups.map(({ id, title, questions: inGroup }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="-mt-4">
              <h2 id={`${id}-title`} className="speaks mb-3 flex items-center gap-3.5 text-title">
                <span aria-hidden="true" className="grid font-text">
                  <Chip size="large">{questionGroups.findIndex((group) => group.id === id) + 1}</Chip>
                </span>
                {title}
              </h2>
              {inGroup.map((entry) => (
                <FaqItem key={entry.slug} {...entry} />
              ))}
            </section>
          ))}
          {found === 0 && (
            <EmptyState
              title="No question has these words"
              description="Try fewer or other words, or ask us."
              action={
                <>
                  <Button variant="secondary" onClick={() => setSearch('')}>
                    Show all questions
                  </Button>
                  <ButtonLink to="/intake">Ask us</ButtonLink>
                </>
              }
            />
          )}
        </div>
      </div>
    </>
  );
}
