import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { SEARCH_MAX_LENGTH } from '#schema/limits.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { SearchField } from '#web/components/fields/SearchField.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { theme } from '#web/theme/theme.ts';
import { issuesContent as content } from './content.ts';
import {
  appliedDistance,
  countChoices,
  DISTANCE_FILTERS,
  LIST_SORTS,
  type IssuesSearch,
} from '#web/features/issues/issueList.ts';
import { useCategories, type Categories } from '#web/features/site/useCategories.ts';
import { useSearchText } from '#web/components/fields/useSearchText.ts';

const SORTS = LIST_SORTS.map((value) => ({ value, label: content.sorts[value] }));
const DISTANCES = DISTANCE_FILTERS.map((value) => ({
  value,
  label: value === 'all' ? content.anyDistance : content.within(value),
}));
const SOME_DISTANCES = DISTANCES.filter(({ value }) => value !== 'all');

type IssuesToolbarProps = {
  search: IssuesSearch;
  onSearch: (search: string) => void;
  onChange: (change: Partial<IssuesSearch>) => void;
  isBusy: boolean;
  /** False without a session. */
  hasMine: boolean;
};

/** Search, filters and sorting; on a phone the filters fold behind one button. */
export function IssuesToolbar(props: IssuesToolbarProps) {
  const { search, onSearch, onChange, isBusy, hasMine } = props;
  const { text, setText, commitNow } = useSearchText(search.search, onSearch);
  const categories = useCategories();
  const choicesId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Bar>
      <SearchField
        label={content.search}
        placeholder={content.search}
        value={text}
        maxLength={SEARCH_MAX_LENGTH}
        onChange={setText}
        onSubmit={commitNow}
        isBusy={isBusy}
      />
      <Opener
        size="lg"
        icon={<SlidersHorizontal aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={choicesId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {content.moreFilters(countChoices(search))}
      </Opener>
      <Choices id={choicesId} $isOpen={isOpen}>
        <Choice name="sort" label={content.sort} options={SORTS} {...{ search, onChange }} />
        <Choice
          name="category"
          label={content.category}
          options={categoryOptions(categories, search.category)}
          {...{ search, onChange }}
        />
        <Choice
          name="distance"
          label={content.distance}
          options={search.sort === 'best-paid' ? SOME_DISTANCES : DISTANCES}
          search={{ ...search, distance: appliedDistance(search) }}
          onChange={onChange}
        />
        <Button
          size="lg"
          aria-pressed={search.needsSolver === 'yes'}
          onClick={() => onChange({ needsSolver: search.needsSolver === 'yes' ? '' : 'yes' })}
        >
          {content.needsSolver}
        </Button>
        {hasMine && (
          <Button
            size="lg"
            aria-pressed={search.mine === 'yes'}
            onClick={() => onChange({ mine: search.mine === 'yes' ? '' : 'yes' })}
          >
            {content.mine}
          </Button>
        )}
      </Choices>
    </Bar>
  );
}

/** Offered categories, plus a retired one named by the address. */
const categoryOptions = ({ offeredWith }: Categories, asked: string) => [
  { value: 'all', label: content.allCategories },
  ...offeredWith(asked).map(({ id, name }) => ({ value: id, label: name })),
];

type ChoiceProps<Name extends 'sort' | 'category' | 'distance'> = {
  name: Name;
  label: string;
  options: readonly { value: IssuesSearch[Name]; label: string }[];
  search: IssuesSearch;
  onChange: (change: Partial<IssuesSearch>) => void;
};

function Choice<Name extends 'sort' | 'category' | 'distance'>(props: ChoiceProps<Name>) {
  const { name, label, options, search, onChange } = props;
  return (
    <SelectField
      label={label}
      isLabelHidden
      options={options}
      value={search[name]}
      onChange={(event) => {
        const chosen = options.find(({ value }) => value === event.currentTarget.value);
        if (chosen) onChange({ [name]: chosen.value });
      }}
    />
  );
}

const Bar = styled.search`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  & > :first-child {
    flex: 1 1 9rem;
  }
  ${theme.media.belowMd} {
    & input,
    & select,
    & > button {
      min-height: ${theme.size.target};
      padding-block: ${theme.space[2]};
    }
  }
  ${theme.media.md} {
    align-items: start;
    gap: ${theme.space[3]};

    & > :first-child {
      flex-basis: 100%;
    }
  }
  ${theme.media.lg} {
    display: grid;
    grid-auto-flow: column;
    grid-template-columns: minmax(12rem, 1fr) repeat(3, minmax(11.5rem, 13.5rem));
  }
`;

const Opener = styled(Button)`
  padding-inline: ${theme.space[3]};
  font-size: ${theme.fontSize.small};

  ${theme.media.md} {
    display: none;
  }
`;

const Choices = styled.div<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  flex-basis: 100%;
  gap: ${theme.space[2]};

  /* Outweighs the button's hover style, whose background would hide the words. */
  &&& > [aria-pressed='true'] {
    border-color: ${theme.color.inverse};
    background: ${theme.color.inverse};
    color: ${theme.color.onInverse};
  }
  ${theme.media.belowMd} {
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  /* As wide as its longest choice, so that none is cut. */
  ${theme.media.md} {
    display: contents;

    & > :not(button) {
      flex: 1 1 auto;
    }
  }
`;
