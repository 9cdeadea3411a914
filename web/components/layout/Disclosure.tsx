import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

export type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  isOpenAtFirst?: boolean;
  /** For content that is fetched when opened. */
  onOpen?: () => void;
};

/** Native details, so that the browser's page search finds closed text. */
export function Disclosure(props: DisclosureProps) {
  const { summary, children, isOpenAtFirst = false, onOpen } = props;
  return (
    <Details
      open={isOpenAtFirst}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <Summary>
        <span>{summary}</span>
        <ChevronDown aria-hidden="true" />
      </Summary>
      <Body>{children}</Body>
    </Details>
  );
}

const Details = styled.details`
  border-bottom: ${theme.size.hairline} solid ${theme.color.border};
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  min-height: ${theme.space[16]};
  padding-block: ${theme.space[3]};
  font-weight: ${theme.weight.strong};
  line-height: ${theme.lineHeight.snug};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  & svg {
    color: ${theme.color.textMuted};
    transition: transform ${theme.duration.base} ${theme.easing.out};
  }
  details[open] > & svg {
    transform: rotate(180deg);
  }
`;

const Body = styled.div`
  max-width: ${theme.size.prose};
  padding-bottom: ${theme.space[5]};
  color: ${theme.color.textMuted};
`;
