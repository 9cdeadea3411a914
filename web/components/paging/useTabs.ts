import { useEffect, useId, type KeyboardEvent } from 'react';
import { isLeftward } from '#web/components/layout/isLeftward.ts';
import { centreInRow } from './centreInRow.ts';

/**
 * Roles, names and keys of tabs with one panel (the WAI-ARIA pattern with automatic activation):
 * spread the three parts onto the list, each tab and the panel.
 */
export function useTabs<Value extends string>(
  values: readonly Value[],
  value: Value,
  onChange: (value: Value) => void,
) {
  const id = useId();
  const tabId = (of: Value) => `${id}tab-${of}`;
  const panelId = `${id}panel`;

  // The row scrolls on a narrow screen, and an address can open its last tab.
  useEffect(() => {
    centreInRow(document.getElementById(`${id}tab-${value}`));
  }, [id, value]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = nextTab(values, value, event.key, isLeftward(event.currentTarget));
    if (target === null) return;
    event.preventDefault();
    onChange(target);
    document.getElementById(tabId(target))?.focus();
  };

  return {
    list: { role: 'tablist', onKeyDown } as const,
    tab: (of: Value) => {
      const isActive = of === value;
      return {
        type: 'button',
        role: 'tab',
        id: tabId(of),
        'aria-selected': isActive,
        'aria-controls': isActive ? panelId : undefined,
        'data-state': isActive ? 'active' : 'inactive',
        tabIndex: isActive ? 0 : -1,
        onClick: () => onChange(of),
      } as const;
    },
    panel: { role: 'tabpanel', id: panelId, 'aria-labelledby': tabId(value) } as const,
  };
}

/**
 * The tab that a key moves to, wrapping around, in a left-to-right or right-to-left row; null for
 * other keys.
 */
export function nextTab<Value extends string>(
  values: readonly Value[],
  current: Value,
  key: string,
  isRtl = false,
): Value | null {
  const at = values.indexOf(current);
  const ahead = isRtl ? -1 : 1;
  const moves = new Map([
    ['ArrowRight', at + ahead],
    ['ArrowLeft', at - ahead],
    ['Home', 0],
    ['End', values.length - 1],
  ]);
  const to = moves.get(key);
  if (to === undefined) return null;
  return values.at(to % values.length) ?? null;
}
