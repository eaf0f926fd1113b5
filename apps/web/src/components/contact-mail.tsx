import { Link } from 'react-router-dom';
import { siteFacts } from '@/lib/site-facts.ts';

/**
 * Where to write to. An installation that was given no address of its own has one nobody can reach: there the form
 * takes its place (see base.css: the prerendered page does not know yet).
 *
 * @param inPlace what the link to the form is called.
 */
export function ContactMail({ inPlace, className }: { inPlace: string; className: string }) {
  return (
    <>
      <a data-show="contact-mail" className={className} href={`mailto:${siteFacts.contact}`}>
        {siteFacts.contact}
      </a>
      <Link data-show="contact-form" data-markdown="leave-out" className={className} to="/intake">
        {inPlace}
      </Link>
    </>
  );
}
