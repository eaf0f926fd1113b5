import { useQuery } from '@tanstack/react-query';
import { getSnippets } from '@visible-ai/shared/hosting/endpoints';
import type { HostingSnippet } from '@visible-ai/shared/hosting/schema';
import { CodeBlock } from '@/components/ui/code-block.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Field } from '@/components/ui/field.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { call } from '@/lib/api-client.ts';
import { hostingKeys } from '../hosting-keys.ts';
import { useRemembered } from '../use-remembered.ts';

/** The code for the chosen server or platform. */
function Snippets({ snippets }: { snippets: readonly HostingSnippet[] }) {
  const [target, remember] = useRemembered('hosting_target');
  const shown = snippets.find((snippet) => snippet.target === target) ?? snippets[0];
  if (!shown) return <p className="text-muted">There is no code for these files yet.</p>;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Field label="Your site runs on" className="sm:max-w-80">
        <Select
          options={snippets.map((snippet) => ({ value: snippet.target, label: snippet.label }))}
          value={shown.target}
          onValueChange={remember}
        />
      </Field>
      <CodeBlock
        code={shown.code.replace(/\n$/, '')}
        label={`Code for ${shown.label}`}
        labelShown
        className="[&_pre]:max-h-[32rem]"
      />
      <p className="max-w-prose text-note text-muted">
        The first line says where it belongs. When we are down, slow or answer with an error, your visitors
        get your site’s own file, as if the code were not there.
      </p>
    </div>
  );
}

/** Code that serves the published files on the owner's own domain. */
export function SnippetsPanel({ siteId, base }: { siteId: string; base: string }) {
  const query = useQuery({
    queryKey: hostingKeys.snippets(siteId, base),
    queryFn: ({ signal }) => call(getSnippets, { params: { id: siteId } }, { signal }),
  });
  return (
    <Panel
      title="Put them on your domain"
      lead="Engines look for these files at your own address. A few lines of code have your domain answer with what you published here, also after the next version."
    >
      {query.isPending && (
        <LoadingState className="grid gap-4">
          <Skeleton className="h-11 w-80 max-w-full" />
          <Skeleton className="h-64 w-full" />
        </LoadingState>
      )}
      {query.isError && !query.data && (
        <ErrorState
          title="The code could not be loaded"
          description={query.error.message}
          onRetry={() => void query.refetch()}
          retrying={query.isRefetching}
          className="py-8"
        />
      )}
      {query.data && <Snippets snippets={query.data.snippets} />}
    </Panel>
  );
}
