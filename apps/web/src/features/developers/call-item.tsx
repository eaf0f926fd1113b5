import type { CallReference, FieldReference } from '@visible-ai/shared/reference/describe-calls';
import { originPlaceholder } from '@visible-ai/shared/site/placeholders';
import { ChevronDown } from 'lucide-react';
import { siteFacts } from '@/lib/site-facts.ts';
import { CodeSample } from './code-sample.tsx';

const who: Record<CallReference['access'], string> = {
  public: 'Anybody. A key may be sent; then it counts for its limits.',
  'signed-in': 'An account.',
  entitled: 'An account with a plan, a trial with credits left, or an admin.',
  admin: 'An admin, in the browser.',
};

function Fields({ fields }: { fields: readonly FieldReference[] }) {
  return (
    <dl className="grid gap-x-6 sm:grid-cols-[minmax(9rem,auto)_1fr]">
      {fields.map(({ name, where, type, required, about }) => (
        <div
          key={`${where}.${name}`}
          className="grid border-t border-line py-2 sm:col-span-2 sm:grid-cols-subgrid"
        >
          <dt className="font-mono text-note wrap-anywhere">
            {name}
            {required && <span className="font-text text-faint"> required</span>}
          </dt>
          <dd className="text-note text-muted wrap-anywhere">
            In the {where}: {type}.{about && ` ${about.replace(/\.$/, '')}.`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Errors({ errors }: Pick<CallReference, 'errors'>) {
  return (
    <ul className="grid">
      {errors.map(({ status, code, text }) => (
        <li key={code} className="flex flex-wrap gap-x-3 border-t border-line py-2 text-note">
          <span className="tabular-nums">{status}</span>
          <code className="font-mono">{code}</code>
          <span className="text-muted">{text}</span>
        </li>
      ))}
    </ul>
  );
}

const part = 'mt-2 text-note font-semibold';
const withOrigin = (code: string) => code.replaceAll(originPlaceholder, siteFacts.origin);

/** A call: one line says what it does; opened, it shows all details. */
export function CallItem({ call }: { call: CallReference }) {
  const { id, method, path, summary, access, scope, takesIdempotencyKey, fields, answers, errors } = call;
  return (
    <details className="group/call border-t border-line">
      <summary className="grid list-none grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 rounded-[4px] py-3.5 [&::-webkit-details-marker]:hidden">
        <h4 className="flex min-w-0 flex-wrap items-baseline gap-x-3 font-mono text-note">
          <span className="shrink-0 font-semibold text-accent sm:w-14">{method}</span>
          <span className="min-w-0 font-semibold wrap-anywhere">{path}</span>
        </h4>
        <ChevronDown
          aria-hidden="true"
          className="size-4 translate-y-0.5 text-faint transition-transform group-open/call:rotate-180"
        />
        <span className="col-span-2 text-note text-muted sm:pl-17">{summary}.</span>
      </summary>
      <div id={id} className="grid min-w-0 scroll-mt-40 grid-cols-1 gap-4 pb-8 sm:pl-17">
        <p className="text-note">
          <span className="font-semibold">Who may call: </span>
          {who[access]}{' '}
          {scope ? (
            <>
              A key needs the scope <code className="font-mono">{scope}</code>.
            </>
          ) : (
            access !== 'public' && 'No key opens it: sign in.'
          )}
          {takesIdempotencyKey && ' Takes an Idempotency-Key.'}
        </p>
        <CodeSample label={`curl line of ${id}`} code={withOrigin(call.curl)} />
        {fields.length > 0 && (
          <>
            <h5 className={part}>What is sent</h5>
            <Fields fields={fields} />
          </>
        )}
        <h5 className={part}>What comes back</h5>
        {answers.map(({ statuses, about, example }) => (
          <div key={statuses.join()} className="grid min-w-0 grid-cols-1 gap-2">
            <p className="text-note text-muted">
              <span className="tabular-nums text-ink">{statuses.join(' or ')}</span> {about}
            </p>
            {example && <CodeSample label={`answer ${statuses.join(' or ')} of ${id}`} code={example} />}
          </div>
        ))}
        {answers.length === 0 && <p className="text-note text-muted">Until it is set up, an error.</p>}
        <h5 className={part}>Errors</h5>
        <Errors errors={errors} />
      </div>
    </details>
  );
}
