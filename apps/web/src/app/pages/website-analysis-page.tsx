import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';

export function WebsiteAnalysisPage() {
  return (
    <PageIntro title="Website analysis" lead="The live audit of a web page is being put in place here.">
      <ButtonLink to="/">Go home</ButtonLink>
    </PageIntro>
  );
}
