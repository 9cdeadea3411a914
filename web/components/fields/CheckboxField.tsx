import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { fieldAria } from './fieldAria.ts';
import { FieldError } from './FieldError.tsx';
import { FieldHint } from './FieldHint.tsx';

export type CheckboxFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

/** The whole line is the target. */
export function CheckboxField({ label, hint, error, ...input }: CheckboxFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <Field>
      <Line htmlFor={id}>
        <Box {...input} {...fieldAria(id, { hint, error })} id={id} type="checkbox" />
        <span>{label}</span>
      </Line>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </Field>
  );
}

const Field = styled.div`
  /* Hint and error align with the label, not the box. */
  & > p {
    padding-inline-start: calc(${theme.space[6]} + ${theme.space[3]});
  }
`;

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.target};
  cursor: pointer;
`;

const Box = styled.input`
  flex: none;
  width: ${theme.space[6]};
  height: ${theme.space[6]};
  accent-color: ${theme.color.inverse};
  cursor: pointer;
`;
