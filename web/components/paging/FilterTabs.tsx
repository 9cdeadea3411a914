import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { useTabs } from './useTabs.ts';

export type FilterTabsProps<Value extends string> = {
  label: string;
  items: readonly { value: Value; label: string; count?: number }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The filtered content, the tabs' panel. */
  children: ReactNode;
};

export function FilterTabs<Value extends string>(props: FilterTabsProps<Value>) {
  const { label, items, value, onChange, children } = props;
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
      <Panel {...parts.panel} tabIndex={-1}>
        {children}
      </Panel>
    </div>
  );
}

const List = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  /* Room for the focus ring inside the scroller, with a negative margin to keep the row aligned. */
  margin: calc(-1 * ${theme.space[2]});
  padding: ${theme.space[2]};
`;

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: ${theme.space[2]};
  min-height: ${theme.size.target};
  padding: ${theme.space[2]} ${theme.space[4]};
  border: ${theme.size.hairline} solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.pill};
  background: transparent;
  color: ${theme.color.text};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.weight.medium};
  white-space: nowrap;
  transition: background ${theme.duration.fast} ${theme.easing.out};

  &[data-state='active'] {
    border-color: ${theme.color.inverse};
    background: ${theme.color.inverse};
    color: ${theme.color.onInverse};
    font-weight: ${theme.weight.strong};
  }
  ${theme.media.hover} {
    &:hover:not([data-state='active']) {
      background: ${theme.color.hover};
    }
  }
  &:focus-visible {
    border-radius: ${theme.radius.pill};
  }
`;

const Count = styled.span`
  font-size: ${theme.fontSize.caption};
  font-variant-numeric: tabular-nums;
  opacity: 0.8;
`;

const Panel = styled.div`
  padding-top: ${theme.space[4]};

  ${theme.media.md} {
    padding-top: ${theme.space[6]};
  }
`;
