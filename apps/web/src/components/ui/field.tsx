import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '@/lib/class-names.ts';
import { FieldContext } from './field-context.ts';

export interface FieldProps {
  label: ReactNode;
  /** Says in advance what to enter, and in which format. */
  hint?: ReactNode;
  /** What is wrong and how to correct it. */
  error?: ReactNode;
  /** Marks the control as required. The form needs `noValidate`, or the browser shows its own messages. */
  required?: boolean;
  /** Adds '(Optional)' to the label. */
  optional?: boolean;
  className?: string;
  /** One control: TextInput, TextArea, PasswordInput, Select. */
  children: ReactNode;
}

/** A control with its label above, and its hint and error below, connected for screen readers. */
export function Field({ label, hint, error, required = false, optional, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames('grid grid-cols-1 gap-1.5', className)}>
      <label htmlFor={id} className="text-note font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> (Optional)</span>}
      </label>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
      {/* Always in the page, so that screen readers announce a text that appears in it. */}
      <div aria-live="polite" className="text-note text-bad empty:hidden">
        {error && (
          <p id={errorId} className="flex gap-1.5">
            <CircleAlert aria-hidden="true" className="mt-[3px] size-4 shrink-0" />
            <span>{error}</span>
          </p>
        )}
      </div>
      {hint && (
        <p id={hintId} className="text-note text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
