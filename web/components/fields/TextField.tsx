import { useEffect, useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { seeFilledFields } from '#web/store/filledFields.ts';
import { theme } from '#web/theme/theme.ts';
import { controlStyle } from './controlStyle.ts';
import { fieldAria } from './fieldAria.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'prefix'> &
  FieldProps & {
    /** Short unit inside the field, e.g. '$'. */
    prefix?: ReactNode;
    suffix?: ReactNode;
  };

/** All native input attributes (and `ref`) reach the input. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, isLabelHidden, isOptional, prefix, suffix, ...input } = props;
  const ownId = useId();
  useEffect(seeFilledFields, []);
  const id = input.id ?? ownId;
  // Beside a unit the field decides the text direction.
  const isText = !prefix && !suffix && (input.type ?? 'text') === 'text';
  return (
    <FieldFrame {...{ id, label, hint, error, isLabelHidden, isOptional }}>
      <Well>
        {prefix && (
          <Unit aria-hidden="true">
            <bdi>{prefix}</bdi>
          </Unit>
        )}
        <Input
          dir={isText ? 'auto' : undefined}
          {...input}
          {...fieldAria(id, { hint, error })}
          id={id}
          $prefix={prefix ? (isSign(prefix) ? 'sign' : 'word') : null}
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
  padding-inline: ${({ $isEnd }) => theme.space[$isEnd ? 2 : 1]};
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.strong};
`;

/** One character such as '$' is narrower than 'KWD'. */
const isSign = (prefix: ReactNode) => typeof prefix !== 'string' || prefix.length === 1;

const Input = styled.input<{ $prefix: 'sign' | 'word' | null; $hasSuffix: boolean }>`
  ${controlStyle}
  ${({ $prefix }) =>
    $prefix && `padding-inline-start: ${theme.space[$prefix === 'sign' ? 10 : 16]};`}
  ${({ $hasSuffix }) => $hasSuffix && `padding-inline-end: ${theme.space[16]};`}

  &[inputmode='decimal'],
  &[type='number'] {
    font-variant-numeric: tabular-nums;
  }
`;
