import type { Branding } from '@visible-ai/shared/branding/schema';
import { organisation } from '@visible-ai/shared/site/organisation';
import type { CSSProperties } from 'react';

type BrandStyle = CSSProperties & Partial<Record<`--accent${'' | '-hover' | '-soft'}`, string>>;
type Accented = Pick<Branding, 'accent'>;

/**
 * Replaces the product's accent with the brand's: as chosen on light backgrounds, lighter in the dark theme.
 */
export function brandStyle({ accent }: Accented): BrandStyle | undefined {
  if (accent === '') return undefined;
  const mixed = (percent: number, into: string) => `color-mix(in oklab, ${accent} ${percent}%, ${into})`;
  return {
    '--accent': `light-dark(${accent}, ${mixed(45, 'white')})`,
    '--accent-hover': `light-dark(${mixed(85, 'black')}, ${mixed(35, 'white')})`,
    '--accent-soft': `light-dark(${mixed(10, 'white')}, ${mixed(25, 'black')})`,
  };
}

/** What agents may read is green under another brand: its colour may be red, which would say the opposite. */
export const brandVerdictStyle = ({ accent }: Accented): BrandStyle | undefined =>
  accent === '' ? undefined : { '--accent': 'var(--good)' };

/**
 * The brand of a report: logo, name and link to its site. Names the product too, unless the brand hides it.
 */
export function BrandLine({ brand }: { brand: Branding }) {
  const { name, website, logo, hideProductName } = brand;
  const shown = name || website.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  if (!shown && !logo) return null;
  const inside = (
    <>
      {logo && (
        <img
          src={logo}
          alt={shown ? '' : 'Logo'}
          // Logos are made for paper: in the dark theme a dark logo would not be visible.
          className="-m-1 box-content h-9 max-w-40 rounded-[6px] bg-[light-dark(transparent,white)] object-contain object-left p-1"
        />
      )}
      {shown && <span className="min-w-0 font-semibold wrap-anywhere">{shown}</span>}
    </>
  );
  // A name that does not fit beside the logo is under it.
  const line = 'flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-5">
      {website ? (
        <a href={website} rel="noopener nofollow" className={`${line} rounded-[4px] hover:text-accent`}>
          {inside}
        </a>
      ) : (
        <p className={line}>{inside}</p>
      )}
      {!hideProductName && <p className="text-note text-muted">Made with {organisation.name}</p>}
    </div>
  );
}
