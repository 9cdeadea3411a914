import { Check } from 'lucide-react';
import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MenuLabel } from './MenuLabel.tsx';
import { menuItemStyle } from './menuItemStyle.ts';

export type MenuChoiceProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Choosing keeps the menu open, so that the effect is visible. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <Primitive.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
    >
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <Line key={option.value} value={option.value} onSelect={(event) => event.preventDefault()}>
          {option.icon}
          <span>{option.label}</span>
          <Mark>
            <Check aria-hidden="true" />
          </Mark>
        </Line>
      ))}
    </Primitive.RadioGroup>
  );
}

const Line = styled(Primitive.RadioItem)`
  ${menuItemStyle}
`;

const Mark = styled(Primitive.ItemIndicator)`
  margin-inline-start: auto;
`;
