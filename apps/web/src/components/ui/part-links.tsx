import { Link } from 'react-router-dom';

interface PartLinksProps {
  /** Names the links, for screen readers. */
  label: string;
  parts: readonly { readonly id: string; readonly title: string }[];
}

/** Links to the parts of a long page. On a wide screen they are beside it. */
export function PartLinks({ label, parts }: PartLinksProps) {
  return (
    <nav
      aria-label={label}
      data-markdown="leave-out"
      className="max-lg:hidden lg:sticky lg:top-28 lg:self-start"
    >
      <ol className="grid gap-1 border-l border-line">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`} className="block py-1.5 pl-5 text-muted hover:text-accent">
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
