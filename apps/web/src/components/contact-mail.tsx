import { Link } from 'react-router-dom';
import { siteFacts } from '@/lib/site-facts.ts';

/**
 * The address to write to. An installation without an address of its own shows a link to the form instead
 * (see base.css: the prerendered page does not know it yet).
 *
 * @param inPlace the text of the link to the form.
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
