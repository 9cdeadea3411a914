import { ArrowDown, ArrowUp, ChevronDown, ChevronUp } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import { Badge } from '#web/components/issues/Badge.tsx';
import { CategoryIcon } from '#web/components/issues/CategoryIcon.tsx';
import { findIcon } from '#web/features/site/useCategories.ts';
import { theme } from '#web/theme/theme.ts';
import { categoriesContent } from './categoriesContent.ts';
import { CategoryFields, type CategoryFieldsProps } from './CategoryFields.tsx';

const { list } = categoriesContent;

type CategoryRowProps = CategoryFieldsProps & {
  name: string;
  isOpen: boolean;
  onToggle: () => void;
  /** Absent at the end. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

export function CategoryRow(props: CategoryRowProps) {
  const { draft, name, isOpen, onToggle, onUp, onDown } = props;
  const id = useId();
  return (
    <Frame>
      <Head>
        <CategoryIcon icon={findIcon(draft)} />
        <Words>
          <Name $isRetired={draft.isRetired}>{name}</Name>
          {draft.isRetired && <Badge tone="neutral">{list.retired}</Badge>}
          {draft.isNew && <Badge tone="info">{list.added}</Badge>}
        </Words>
        <Buttons>
          {/* Not disabled at an end: the focus would be lost there. */}
          <IconButton
            label={list.up(name)}
            icon={<ArrowUp aria-hidden="true" />}
            aria-disabled={!onUp}
            onClick={onUp}
          />
          <IconButton
            label={list.down(name)}
            icon={<ArrowDown aria-hidden="true" />}
            aria-disabled={!onDown}
            onClick={onDown}
          />
          <IconButton
            label={isOpen ? list.close(name) : list.edit(name)}
            icon={isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onToggle}
          />
        </Buttons>
      </Head>
      <div id={id}>{isOpen && <CategoryFields {...props} />}</div>
    </Frame>
  );
}

const Frame = styled.li`
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[2]};
  padding-inline: ${theme.space[4]} ${theme.space[2]};
`;

/** On a phone the badge goes below a long name. */
const Words = styled.span`
  display: flex;
  flex: 1 1 7rem;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  min-width: 0;
`;

const Name = styled.span<{ $isRetired: boolean }>`
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: ${theme.weight.strong};
  ${({ $isRetired }) => $isRetired && `color: ${theme.color.textMuted};`}
`;

const Buttons = styled.span`
  display: flex;
  margin-inline-start: auto;

  & [aria-disabled='true'] {
    color: ${theme.color.textFaint};
  }
`;
