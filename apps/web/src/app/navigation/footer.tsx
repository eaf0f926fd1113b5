import { organisation } from '@visible-ai/shared/site/organisation';
import { Link } from 'react-router-dom';
import { ContactMail } from '@/components/contact-mail.tsx';
import { Logo } from './logo.tsx';
import { ThemeChoice } from './theme-choice.tsx';

const columns = [
  {
    title: 'Product',
    links: [
      { to: '/#features', label: 'Features' },
      { to: '/website-analysis', label: 'Website analysis' },
      { to: '/pricing', label: 'Pricing' },
      { to: '/faq', label: 'FAQ' },
      { to: '/developers', label: 'Developers' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: '/about', label: 'About' },
      { to: '/blog', label: 'Blog' },
      { to: '/pitchdeck', label: 'Pitch deck' },
      { to: '/intake', label: 'Contact' },
    ],
  },
  {
    title: 'Support',
    links: [
      { to: '/intake', label: 'Help Center' },
      { to: '/privacy', label: 'Privacy policy' },
      { to: '/terms', label: 'Terms of service' },
      { to: '/cookies', label: 'Cookie policy' },
    ],
  },
] as const;

/** The end of every public page. */
export function Footer() {
  return (
    <footer data-product-chrome className="mt-24 print:hidden border-t border-line bg-sunken">
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-12 py-16 md:grid-cols-[minmax(0,1.6fr)_repeat(3,minmax(0,1fr))]">
        <div className="col-span-2 grid content-start justify-items-start gap-4 md:col-span-1">
          <Logo />
          <p className="max-w-64 text-note text-muted">{organisation.tagline}.</p>
          <ContactMail inPlace="Contact us" className="text-link text-note" />
        </div>
        <nav aria-label="Footer" className="contents">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="text-note font-semibold">{title}</h2>
              <ul className="mt-3 grid gap-1">
                {links.map(({ to, label }) => (
                  <li key={label}>
                    <Link
                      to={to}
                      className="inline-flex min-h-8 items-center rounded-[4px] text-note text-muted transition-colors hover:text-ink pointer-coarse:min-h-11"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="page-width pb-8">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
          <p className="text-note text-muted">© {organisation.name}</p>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  );
}
