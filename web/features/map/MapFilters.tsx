import { Filter, FilterX } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FUNDING_BANDS, ISSUE_FILTERS } from '#schema/issues/issueFilters.ts';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { Tooltip } from '#web/components/overlays/Tooltip.tsx';
import { formatMoneyPlain } from '#web/format/formatMoney.ts';
import { toAmount } from '#web/format/moneyInUse.ts';
import { useMoneyRules } from '#web/features/site/useMoneyRules.ts';
import { theme } from '#web/theme/theme.ts';
import { mapPageContent } from './content.ts';
import type { MapFilter } from './mapSearch.ts';
import { isFiltered, NO_FILTER } from './mapView.ts';

const { filters: content } = mapPageContent;
const STATUS_OPTIONS = ISSUE_FILTERS.map((value) => ({
  value,
  label: content.statusOptions[value],
}));

type MapFiltersProps = { value: MapFilter; onChange: (part: Partial<MapFilter>) => void };

/** The button removes the filter and restores the same one. */
export function MapFilters({ value, onChange }: MapFiltersProps) {
  const [last, setLast] = useState<MapFilter>(value);
  const isActive = isFiltered(value);
  const { fundingLowBelow, fundingHighAbove } = useMoneyRules();
  const [low, high] = [fundingLowBelow, fundingHighAbove].map((limit) =>
    formatMoneyPlain(toAmount(limit)),
  );
  // From the rendered value: two quick choices each know only their own part.
  if (isActive && (value.filter !== last.filter || value.funding !== last.funding)) setLast(value);
  return (
    <Bar aria-label={content.label}>
      <SelectField
        label={content.status}
        isLabelHidden
        options={STATUS_OPTIONS}
        value={value.filter}
        onChange={({ target }) => onChange({ filter: target.value as MapFilter['filter'] })}
      />
      <SelectField
        label={content.funding}
        isLabelHidden
        options={FUNDING_BANDS.map((band) => ({
          value: band,
          label: content.fundingOptions[band](low ?? '', high ?? ''),
        }))}
        value={value.funding}
        onChange={({ target }) => onChange({ funding: target.value as MapFilter['funding'] })}
      />
      <Tooltip label={isActive ? content.remove : content.apply}>
        <IconButton
          label={isActive ? content.remove : content.apply}
          variant="secondary"
          aria-pressed={isActive}
          disabled={!isActive && !isFiltered(last)}
          icon={isActive ? <FilterX aria-hidden="true" /> : <Filter aria-hidden="true" />}
          onClick={() => onChange(isActive ? NO_FILTER : last)}
        />
      </Tooltip>
    </Bar>
  );
}

const Bar = styled.search`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[2]};

  & select {
    padding-inline: min(${theme.space[3]}, 4vw) min(${theme.space[10]}, 12vw);
    font-size: ${theme.fontSize.small};
  }

  /* Beside the map each is as wide as its longest choice, so that none is cut; they wrap if needed. */
  ${theme.media.md} {
    display: flex;
    flex-wrap: wrap;

    & > * {
      flex: 1 1 auto;
    }
    & > :last-child {
      flex: none;
    }
  }
`;
