import type { CallReference, FieldReference } from '@visible-ai/shared/reference/describe-calls';
import { originPlaceholder } from '@visible-ai/shared/site/placeholders';
import { Fragment } from 'react';
import { siteFacts } from '@/lib/site-facts.ts';
import { CodeSample } from './code-sample.tsx';
import { SharedIcon } from './shared-icons.tsx';

const who: Record<CallReference['access'], string> = {
  public: 'Anybody. A key may be sent; then it counts for its limits.',
  'signed-in': 'An account.',
  entitled: 'An account with a plan, a trial with credits left, or an admin.',
  admin: 'An admin, in the browser.',
};

function Fields({ fields }: { fields: readonly FieldReference[] }) {
  return (
    <dl>
      {fields.map(({ name, where, type, required, about }) => (
        <div key={`${where}.${name}`}>
          <dt>
            {name}
            {required && <span> required</span>}
          </dt>
          <dd>{`In the ${where}: ${type}.${about && ` ${about.replace(/\.$/, '')}.`}`}</dd>
        </div>
      ))}
    </dl>
  );
}

function Errors({ errors }: Pick<CallReference, 'errors'>) {
  return (
    <ul>
      {errors.map(({ status, code, text }) => (
        <li key={code}>
          <span>{status}</span> <code>{code}</code> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

const withOrigin = (code: string) => code.replaceAll(originPlaceholder, siteFacts.origin);

/** A call: one line says what it does; opened, it shows all details. Its look is in `base.css` (`call-item`). */
export function CallItem({ call }: { call: CallReference }) {
  const { id, method, path, summary, access, scope, takesIdempotencyKey, fields, answers, errors } = call;
  return (
    <details className="call-item">
      <summary>
        <h4>
          <b>{method}</b>
          <span>{path}</span>
        </h4>
        <SharedIcon name="chevron-down" />
        <span>{`${summary}.`}</span>
      </summary>
      <div id={id}>
        <p>
          <b>Who may call:</b>
          {` ${who[access]} `}
          {scope ? (
            <>
              {'A key needs the scope '}
              <code>{scope}</code>.
            </>
          ) : (
            access !== 'public' && 'No key opens it: sign in.'
          )}
          {takesIdempotencyKey && ' Takes an Idempotency-Key.'}
        </p>
        <CodeSample label={`curl line of ${id}`} code={withOrigin(call.curl)} />
        {fields.length > 0 && (
          <>
            <h5>What is sent</h5>
            <Fields fields={fields} />
          </>
        )}
        <h5>What comes back</h5>
        {answers.map(({ statuses, about, example }) => (
          <Fragment key={statuses.join()}>
            <p className="answer">
              <span>{statuses.join(' or ')}</span>
              {` ${about}`}
            </p>
            {example && <CodeSample label={`answer ${statuses.join(' or ')} of ${id}`} code={example} />}
          </Fragment>
        ))}
        {answers.length === 0 && <p className="answer">Until it is set up, an error.</p>}
        <h5>Errors</h5>
        <Errors errors={errors} />
      </div>
    </details>
  );
}
