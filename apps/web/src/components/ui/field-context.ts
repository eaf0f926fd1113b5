import { createContext, use } from 'react';

interface FieldControl {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
}

export const FieldContext = createContext<FieldControl | null>(null);

interface OwnAttributes {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: unknown;
  'aria-label'?: string | undefined;
}

/** The attributes that connect a control with the `Field` around it. The control's own attributes win. */
export function useFieldAttributes(own: OwnAttributes): {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
} {
  const field = use(FieldContext);
  const id = own.id ?? field?.id;
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    ...(id && { id }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...((own.required ?? field?.required) && { required: true }),
    ...((field?.invalid || own['aria-invalid'] === true || own['aria-invalid'] === 'true') && {
      'aria-invalid': true as const,
    }),
  };
}
