import { styled } from 'styled-components';
import { Button } from '#web/components/actions/Button.tsx';
import { formatNumber } from '#web/format/format.ts';
import { LocationSearch, type FoundPlace } from '#web/map/LocationSearch.tsx';
import { theme } from '#web/theme/theme.ts';
import { mapPageContent } from './content.ts';
import { MapFilters } from './MapFilters.tsx';
import type { MapFilter } from './mapSearch.ts';
import { isFiltered, NO_FILTER } from './mapView.ts';

const { filters } = mapPageContent;

type MapToolbarProps = {
  filter: MapFilter;
  onFilter: (part: Partial<MapFilter>) => void;
  /** Issues left by the filter, of all; undefined while loading. */
  counts: { shown: number; total: number } | undefined;
  onPlace: (place: FoundPlace) => void;
  onClearPlace: () => void;
};

export function MapToolbar(props: MapToolbarProps) {
  const { filter, onFilter, counts, onPlace, onClearPlace } = props;
  return (
    <Bar>
      <LocationSearch onChoose={onPlace} onClear={onClearPlace} />
      <MapFilters value={filter} onChange={onFilter} />
      <Showing>
        {isFiltered(filter) && counts && (
          <>
            <span>{filters.showing(formatNumber(counts.shown), formatNumber(counts.total))}</span>
            <Button variant="ghost" onClick={() => onFilter(NO_FILTER)}>
              {filters.clear}
            </Button>
          </>
        )}
      </Showing>
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
`;

const Showing = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;

  &:empty {
    display: none;
  }
  & > span {
    padding: ${theme.space[1]} ${theme.space[3]};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.infoTint};
    color: ${theme.color.info};
    font-weight: ${theme.weight.strong};
  }
`;
