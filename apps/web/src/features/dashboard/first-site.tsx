import { ButtonLink } from '@/components/ui/button-link.tsx';
import { addSitePath } from '@/lib/add-site-path.ts';
import { hostOf } from '@/lib/address-text.ts';
import { useAudits } from './use-audits.ts';

/** Shown if there is no site yet: adds the site of the last audited page, or one by its address. */
export function FirstSite() {
  const [last] = useAudits().pages ?? [];
  return last ? (
    <ButtonLink to={addSitePath(last.latest.url)}>Add {hostOf(last.latest.url)}</ButtonLink>
  ) : (
    <ButtonLink to="/sites">Add your site</ButtonLink>
  );
}
