import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { useTabs } from './useTabs.ts';

export type TabItem<Value extends string> = {
  value: Value;
  label: string;
  count?: number;
  panel: ReactNode;
};

export type TabsProps<Value extends string> = {
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Arrow keys move; the row scrolls sideways on a narrow screen. */
export function Tabs<Value extends string>({ label, items, value, onChange }: TabsProps<Value>) {
  const parts = useTabs(
    items.map((item) => item.value),
    value,
    onChange,
  );
  return (
    <div>
      <List {...parts.list} aria-label={label}>
        {items.map((item) => (
          <Trigger key={item.value} {...parts.tab(item.value)}>
            <span>{item.label}</span>
            {item.count !== undefined && <Count>{item.count}</Count>}
          </Trigger>
        ))}
      </List>
      <Panel key={value} {...parts.panel} tabIndex={0}>
        {items.find((item) => item.value === value)?.panel}
      </Panel>
    </div>
  );
}

const List = styled.div`
  display: flex;
  gap: ${theme.space[1]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${theme.color.border};
`;

const Trigger = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: ${theme.space[2]};
  min-height: ${theme.size.targetLarge};
  padding: ${theme.space[2]} ${theme.space[4]};
  border: 0;
  background: transparent;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.weight.strong};
  white-space: nowrap;
  transition: color ${theme.duration.fast} ${theme.easing.out};

  &::after {
    content: '';
    position: absolute;
    inset: auto ${theme.space[4]} 0;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: transparent;
  }
  &[data-state='active'] {
    color: ${theme.color.text};
  }
  &[data-state='active']::after {
    background: ${theme.color.text};
  }
  ${theme.media.hover} {
    &:hover {
      color: ${theme.color.text};
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Count = styled.span`
  min-width: ${theme.space[6]};
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.neutralTint};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.caption};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const Panel = styled.div`
  padding-top: ${theme.space[6]};

  &:focus-visible {
    outline-offset: ${theme.space[1]};
  }
`;
