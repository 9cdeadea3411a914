import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { content } from '#web/components/content.ts';
import { theme } from '#web/theme/theme.ts';
import { FieldError } from './FieldError.tsx';
import { FieldHint } from './FieldHint.tsx';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';

export type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string;
  isLabelHidden?: boolean;
  /** Adds '(optional)' to the label; required fields are not marked. */
  isOptional?: boolean;
};

type FieldFrameProps = FieldProps & { id: string; children: ReactNode };

/** Label, control, hint and error, tied together by ids derived from `id`. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hint, error, isLabelHidden = false, isOptional = false, children } = props;
  const text = (
    <>
      {/* A label in another script keeps its punctuation at its own end. */}
      <bdi>{label}</bdi>
      {isOptional && <Optional>{` ${content.optional}`}</Optional>}
    </>
  );
  return (
    <Frame>
      {isLabelHidden ? (
        <VisuallyHidden as="label" htmlFor={id}>
          {text}
        </VisuallyHidden>
      ) : (
        <Label htmlFor={id}>{text}</Label>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  align-content: start;
  min-width: 0;

  ${theme.media.print} {
    display: none;
  }
`;

const Label = styled.label`
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.weight.strong};
  line-height: ${theme.lineHeight.snug};
`;

const Optional = styled.span`
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.regular};
`;
