import { useEffect, useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { seeFilledFields } from '#web/store/filledFields.ts';
import { theme } from '#web/theme/theme.ts';
import { controlStyle } from './controlStyle.ts';
import { fieldAria } from './fieldAria.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

export type TextAreaProps = ComponentPropsWithRef<'textarea'> & FieldProps;

/** Grows with its content where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, isLabelHidden, isOptional, rows = 4, ...area } = props;
  const ownId = useId();
  useEffect(seeFilledFields, []);
  const id = area.id ?? ownId;
  return (
    <FieldFrame {...{ id, label, hint, error, isLabelHidden, isOptional }}>
      <Area dir="auto" {...area} {...fieldAria(id, { hint, error })} id={id} rows={rows} />
    </FieldFrame>
  );
}

const Area = styled.textarea`
  ${controlStyle}
  line-height: ${theme.lineHeight.body};
  resize: vertical;
  field-sizing: content;
  min-height: calc(${({ rows }) => rows ?? 4} * 1.55em + 2 * ${theme.space[3]});
  max-height: 60dvh;
`;
