import { styled } from 'styled-components';
import type { useTabs } from '#web/components/paging/useTabs.ts';
import { theme } from '#web/theme/theme.ts';
import { mapPageContent as content } from './content.ts';
import { MAP_TABS, type MapSearch } from './mapSearch.ts';

type Tab = MapSearch['tab'];
export type MapTabsParts = ReturnType<typeof useTabs<Tab>>;

/** As one segmented bar. */
export function MapTabs({ parts }: { parts: MapTabsParts }) {
  return (
    <Bar {...parts.list} aria-label={content.views}>
      {MAP_TABS.map((tab) => (
        <Segment key={tab} {...parts.tab(tab)}>
          {content.tabs[tab]}
        </Segment>
      ))}
    </Bar>
  );
}

const Bar = styled.div`
  display: inline-flex;
  max-width: 100%;
  padding: ${theme.space[1]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};
`;

const Segment = styled.button`
  flex: 1;
  min-height: ${theme.size.target};
  padding: ${theme.space[1]} ${theme.space[4]};
  border: 0;
  border-radius: ${theme.radius.sm};
  background: transparent;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.weight.strong};
  white-space: nowrap;

  &[data-state='active'] {
    background: ${theme.color.inverse};
    color: ${theme.color.onInverse};
  }
`;
