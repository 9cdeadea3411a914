import { useId, type ReactNode, type Ref } from 'react';
import { css, styled } from 'styled-components';
import { Legend } from './Legend.tsx';
import { theme } from '#web/theme/theme.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import { fieldAria } from './fieldAria.ts';
import { FieldError } from './FieldError.tsx';
import { FieldHint } from './FieldHint.tsx';

export type Choice<Value extends string> = {
  value: Value;
  label: string;
  description?: string;
  icon?: ReactNode;
};

export type ChoiceGroupProps<Value extends string> = {
  label: string;
  name: string;
  options: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  layout?: 'cards' | 'segments';
  hint?: string;
  error?: string;
  /** The first choice, focused when the group is invalid. */
  focusRef?: Ref<HTMLInputElement>;
};

/** Native radios, drawn as cards or as one segmented bar. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, name, options, value, onChange, layout = 'cards' } = props;
  const { hint, error, focusRef } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={fieldAria(id, { hint, error })['aria-describedby']}>
      <Legend>
        <bdi>{label}</bdi>
      </Legend>
      <Options $layout={layout}>
        {options.map((option, index) => (
          <Option key={option.value} $layout={layout}>
            <ChoiceInput
              ref={index === 0 ? focusRef : undefined}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span>
              <Name as="bdi">{option.label}</Name>
              {option.description && <Description>{option.description}</Description>}
            </span>
          </Option>
        ))}
      </Options>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

type Layout = { $layout: 'cards' | 'segments' };

const Options = styled.div<Layout>`
  &:not(:last-child) {
    margin-block-end: ${theme.space[2]};
  }
  ${({ $layout }) =>
    $layout === 'cards'
      ? css`
          display: grid;
          grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
          gap: ${theme.space[2]};
        `
      : css`
          display: inline-flex;
          flex-wrap: wrap;
          max-width: 100%;
          padding: ${theme.space[1]};
          gap: ${theme.space[1]};
          border: ${theme.size.hairline} solid ${theme.color.border};
          border-radius: ${theme.radius.md};
          background: ${theme.color.sunken};
        `}
`;

const cardOption = css`
  padding: ${theme.space[3]} ${theme.space[4]};
  border: ${theme.size.hairline} solid ${theme.color.borderStrong};
  background: ${theme.color.surface};
  &:has(:checked) {
    background: ${theme.color.hover};
    border-color: ${theme.color.text};
    box-shadow: inset 0 0 0 1px ${theme.color.text};
  }
`;

const segmentOption = css`
  flex: 1;
  justify-content: center;
  padding: ${theme.space[1]} ${theme.space[4]};
  color: ${theme.color.textMuted};
  &:has(:checked) {
    background: ${theme.color.inverse};
    color: ${theme.color.onInverse};
  }
`;

const Option = styled.label<Layout>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.target};
  border-radius: ${({ $layout }) => ($layout === 'cards' ? theme.radius.md : theme.radius.sm)};
  cursor: pointer;
  transition: background ${theme.duration.fast} ${theme.easing.out};
  ${({ $layout }) => ($layout === 'cards' ? cardOption : segmentOption)}

  &:has(:focus-visible) {
    outline: ${theme.size.ring} solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

const Name = styled.span`
  display: block;
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.weight.strong};
  line-height: ${theme.lineHeight.snug};
`;

const Description = styled.span`
  display: block;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.caption};
  line-height: ${theme.lineHeight.snug};
`;
