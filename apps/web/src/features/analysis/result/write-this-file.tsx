import type { CheckResult } from '@visible-ai/shared/analysis/schema';
import { jsonLd } from '@visible-ai/shared/content/kinds/json-ld';
import { llmsTxt } from '@visible-ai/shared/content/kinds/llms-txt';
import { qaSection } from '@visible-ai/shared/content/kinds/qa-section';
import { robotsTxt } from '@visible-ai/shared/content/kinds/robots-txt';
import { FilePen } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { shortAddress } from '@/lib/address-text.ts';
import { signUpPath } from '@/lib/next-path.ts';
import { useSession } from '@/lib/session/use-session.ts';

/** The checks that one of our files can fix, with the kind of that file. */
const kindFor = new Map<string, typeof llmsTxt | typeof robotsTxt | typeof qaSection | typeof jsonLd>([
  ['ai-agents-allowed', robotsTxt],
  ['llms-txt', llmsTxt],
  ['questions-and-answers', qaSection],
  ['structured-data-types', jsonLd],
  ['structured-data-properties', jsonLd],
]);

/** The generator with the site's address filled in. A file is for the whole site, so the path is dropped. */
const generatorPath = (path: string, url: string) =>
  `${path}?domain=${encodeURIComponent(shortAddress(URL.parse('/', url)?.href ?? url))}`;

/** Links a failed check to the generator of the file that fixes it. A visitor signs up first. */
export function WriteThisFile({ check: { id, status }, url }: { check: CheckResult; url: string }) {
  const session = useSession();
  const kind = kindFor.get(id);
  if (!kind || (status !== 'fail' && status !== 'warn')) return null;
  const generator = generatorPath(kind.page.path, url);
  return (
    <p className="print:hidden">
      <ButtonLink
        to={session.status === 'signed-in' ? generator : signUpPath(generator)}
        variant="secondary"
        size="small"
        aria-label={`Write this file for my site: ${kind.label}`}
      >
        <FilePen aria-hidden />
        Write this file for my site
      </ButtonLink>
    </p>
  );
}
