import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field.tsx';
import { UrlInput } from '@/components/ui/text-input.tsx';

interface DomainFieldProps {
  field: UseFormRegisterReturn;
  problem: string | undefined;
}

/** The field for the website. */
export function DomainField({ field, problem }: DomainFieldProps) {
  return (
    <Field label="Domain" required error={problem} hint="The address of your website, e.g. yourcompany.com">
      <UrlInput placeholder="yourcompany.com" {...field} />
    </Field>
  );
}
