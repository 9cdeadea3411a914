import type { UseFormRegisterReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { Legend } from '#web/components/fields/Legend.tsx';
import { ChoiceInput } from '#web/components/fields/ChoiceInput.tsx';
import { CategoryIcon } from '#web/components/issues/CategoryIcon.tsx';
import { useCategories } from '#web/features/site/useCategories.ts';
import { theme } from '#web/theme/theme.ts';
import { reportContent } from './content.ts';

type CategoryTilesProps = {
  field: UseFormRegisterReturn;
  /** The report's current category. */
  own: string;
  /** Also for the tile already chosen. */
  onPick: (category: string) => void;
};

export function CategoryTiles({ field, own, onPick }: CategoryTilesProps) {
  const { offeredWith } = useCategories();
  return (
    <fieldset>
      <Legend>{reportContent.what.category}</Legend>
      <Tiles>
        {offeredWith(own).map((category) => (
          <Tile key={category.id}>
            <ChoiceInput value={category.id} {...field} onClick={() => onPick(category.id)} />
            <CategoryIcon icon={category.icon} />
            <span>{category.name}</span>
          </Tile>
        ))}
      </Tiles>
    </fieldset>
  );
}

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 6.5rem), 1fr));
  gap: ${theme.space[2]};
`;

const Tile = styled.label`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[1]};
  min-width: 0;
  min-height: ${theme.space[20]};
  padding: ${theme.space[2]} ${theme.space[1]};
  border: ${theme.size.hairline} solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  font-size: ${theme.fontSize.caption};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.lineHeight.snug};
  overflow-wrap: anywhere;
  text-align: center;
  cursor: pointer;

  &:has(:checked) {
    background: ${theme.color.hover};
    border-color: ${theme.color.text};
    box-shadow: inset 0 0 0 1px ${theme.color.text};
    font-weight: ${theme.weight.strong};
  }
  &:has(:focus-visible) {
    outline: ${theme.size.ring} solid ${theme.color.focus};
    outline-offset: 2px;
  }
  & svg {
    width: ${theme.space[6]};
    height: ${theme.space[6]};
  }
`;
