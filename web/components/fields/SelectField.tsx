import { ChevronDown } from 'lucide-react';
import { useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { controlStyle } from './controlStyle.ts';
import { fieldAria } from './fieldAria.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

export type SelectFieldProps = ComponentPropsWithRef<'select'> &
  FieldProps & { options: readonly { value: string; label: string }[] };

/** Native: a phone opens its own, thumb-sized list. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, isLabelHidden, isOptional, options, ...select } = props;
  const ownId = useId();
  const id = select.id ?? ownId;
  return (
    <FieldFrame {...{ id, label, hint, error, isLabelHidden, isOptional }}>
      <Well>
        <Select {...select} {...fieldAria(id, { hint, error })} id={id}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <ChevronDown aria-hidden="true" />
      </Well>
    </FieldFrame>
  );
}

const Well = styled.span`
  position: relative;
  display: block;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${theme.space[4]};
    margin-block: auto;
    color: ${theme.color.textMuted};
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: ${theme.space[10]};
  text-overflow: ellipsis;
  cursor: pointer;

  & option {
    background: ${theme.color.raised};
    color: ${theme.color.text};
  }
`;
