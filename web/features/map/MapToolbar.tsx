import { LayoutList, MapPin } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { formatNumber } from '#web/format/format.ts';
import { mapContent } from '#web/map/content.ts';
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
  /** Shares the row of the search for a place on a phone. */
  issueSearch: ReactNode;
};

export function MapToolbar(props: MapToolbarProps) {
  const { filter, onFilter, counts, onPlace, onClearPlace, issueSearch } = props;
  return (
    <Bar>
      <Searches
        place={<LocationSearch onChoose={onPlace} onClear={onClearPlace} />}
        issue={issueSearch}
      />
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

/** Both, one below the other; on a phone one at a time, with a button that changes to the other. */
function Searches({ place, issue }: Record<'place' | 'issue', ReactNode>) {
  const [shown, setShown] = useState<'place' | 'issue'>('place');
  const row = useRef<HTMLDivElement>(null);
  const other = shown === 'place' ? 'issue' : 'place';
  const hasChanged = useRef(false);
  useEffect(() => {
    if (!hasChanged.current) return;
    row.current?.querySelector<HTMLInputElement>(`[data-search=${shown}] input`)?.focus();
  }, [shown]);
  const change = () => {
    hasChanged.current = true;
    setShown(other);
  };
  return (
    <Row ref={row} data-shown={shown}>
      <div data-search="place">{place}</div>
      <div data-search="issue">{issue}</div>
      <IconButton
        label={other === 'issue' ? mapPageContent.searchIssues : mapContent.searchLocation}
        variant="secondary"
        icon={other === 'issue' ? <LayoutList aria-hidden="true" /> : <MapPin aria-hidden="true" />}
        onClick={change}
      />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};

  ${theme.media.belowMd} {
    grid-template-columns: minmax(0, 1fr) auto;

    &[data-shown='place'] > [data-search='issue'],
    &[data-shown='issue'] > [data-search='place'] {
      display: none;
    }
  }
  ${theme.media.md} {
    & > button {
      display: none;
    }
  }
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};

  ${theme.media.short} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
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
