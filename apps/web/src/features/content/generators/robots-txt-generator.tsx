import type { User } from '@visible-ai/shared/accounts/schema';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useKeptForm } from '../use-kept-form.ts';
import { checkDomain, sayIncomplete } from './check-domain.ts';
import { DomainField } from './domain-field.tsx';
import { GeneratorFrame } from './generator-frame.tsx';
import { readDomain } from './read-domain.ts';
import { RobotsFields } from './robots-fields.tsx';
import { emptyRobotsForm, type RobotsProblems, readRobotsForm, robotsForm } from './robots-form.ts';
import { useGenerator } from './use-generator.ts';
import { useRobotsPreview } from './use-robots-preview.tsx';

const steps = [
  'We fetch the robots.txt that your site has now and edit it: every line of yours is kept.',
  'Each agent’s verdict is worked out before and after. Preview shows it, and stores nothing.',
  'The file waits in Manage Content. You can edit it there, then put it at the root of your site.',
];

/** Asks for a robots.txt, and shows before that what would come of it. */
export function RobotsTxtGenerator({ user }: { user: User }) {
  const { form, change, forget } = useKeptForm('robots-txt-form', robotsForm, emptyRobotsForm);
  const [problems, setProblems] = useState<RobotsProblems>({});
  const { generating, generate } = useGenerator('return');
  const { preview, shown } = useRobotsPreview();

  const readUrl = () => readDomain(form.domain, setProblems);
  const read = () => {
    const checked = checkDomain(form.domain);
    const fields = readRobotsForm(form);
    setProblems({
      ...(!fields.ok && fields.problems),
      ...(!checked.ok && { domain: checked.problem }),
    });
    if (!checked.ok) return null;
    if (fields.ok) return { url: checked.url, robots: fields.robots };
    sayIncomplete(Object.values(fields.problems)[0] ?? 'A field has to be put right');
    return null;
  };
  const submit = async () => {
    const request = read();
    if (request && (await generate({ ...request, contentType: 'robots_txt' }))) forget();
  };
  const edit = (difference: Partial<typeof form>) => {
    change(difference);
    setProblems({});
    preview.reset();
  };
  return (
    <GeneratorFrame
      user={user}
      type="robots_txt"
      title="robots.txt generator"
      lead="Who may read your website, agent by agent. An edit of the file you have, never a blank one over it."
      steps={steps}
      submitLabel="Generate robots.txt"
      working={generating ? 'Generating robots.txt... This may take a few moments.' : null}
      onSubmit={() => void submit()}
      promptExample="Keep training agents out, and everybody out of /checkout."
      readUrl={readUrl}
      actions={
        <Button
          variant="secondary"
          loading={preview.isPending}
          onClick={() => {
            const request = read();
            if (request) preview.mutate(request);
          }}
        >
          Preview
        </Button>
      }
      after={shown}
    >
      <DomainField value={form.domain} problem={problems.domain} onChange={(domain) => edit({ domain })} />
      <RobotsFields form={form} problems={problems} onChange={edit} />
    </GeneratorFrame>
  );
}
