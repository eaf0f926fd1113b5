import { Field } from '@/components/ui/field.tsx';
import { UrlInput } from '@/components/ui/url-input.tsx';

interface DomainFieldProps {
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** Which website it is about. */
export function DomainField({ value, problem, onChange }: DomainFieldProps) {
  return (
    <Field label="Domain" required error={problem} hint="The address of your website, e.g. yourcompany.com">
      <UrlInput
        placeholder="yourcompany.com"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
