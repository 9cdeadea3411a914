import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { controlStyle } from './controlStyle.ts';
import { fieldAria } from './fieldAria.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'prefix'> &
  FieldProps & {
    /** Short unit inside the well, e.g. '$'. */
    prefix?: ReactNode;
    suffix?: ReactNode;
  };

/** One line of text, labelled; all native input attributes (and `ref`) reach the input. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, isLabelHidden, isOptional, prefix, suffix, ...input } = props;
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <FieldFrame {...{ id, label, hint, error, isLabelHidden, isOptional }}>
      <Well>
        {prefix && <Unit aria-hidden="true">{prefix}</Unit>}
        <Input
          {...input}
          {...fieldAria(id, { hint, error })}
          id={id}
          $hasPrefix={Boolean(prefix)}
          $hasSuffix={Boolean(suffix)}
        />
        {suffix && <Unit $isEnd>{suffix}</Unit>}
      </Well>
    </FieldFrame>
  );
}

const Well = styled.span`
  position: relative;
  display: block;
`;

const Unit = styled.span<{ $isEnd?: boolean }>`
  position: absolute;
  inset-block: 0;
  ${({ $isEnd }) => ($isEnd ? 'inset-inline-end' : 'inset-inline-start')}: 0;
  display: grid;
  place-items: center;
  min-width: ${theme.space[10]};
  padding-inline: ${theme.space[1]};
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.strong};
`;

const Input = styled.input<{ $hasPrefix: boolean; $hasSuffix: boolean }>`
  ${controlStyle}
  ${({ $hasPrefix }) => $hasPrefix && `padding-inline-start: ${theme.space[10]};`}
  ${({ $hasSuffix }) => $hasSuffix && `padding-inline-end: ${theme.space[12]};`}

  &[inputmode='decimal'],
  &[type='number'] {
    font-variant-numeric: tabular-nums;
  }
`;
