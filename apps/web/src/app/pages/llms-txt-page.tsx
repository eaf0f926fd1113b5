import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';

export function LlmsTxtPage() {
  return (
    <PageIntro title="llms.txt generator" lead="This generator is not open yet.">
      <ButtonLink to="/">Go home</ButtonLink>
    </PageIntro>
  );
}
