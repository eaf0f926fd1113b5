import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';

export function AboutPage() {
  return (
    <PageIntro
      title="About Visible AI"
      lead="We show website owners what answer engines can read of their site, and make the files that help."
    >
      <ButtonLink to="/">Go home</ButtonLink>
    </PageIntro>
  );
}
