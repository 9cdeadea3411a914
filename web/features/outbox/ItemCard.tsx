import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Row } from '#web/components/layout/Row.tsx';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { theme } from '#web/theme/theme.ts';

type ItemCardProps = {
  kind: string;
  title: string;
  href: string;
  state: ReactNode;
  picture?: ReactNode;
  /** In small print. */
  facts: readonly string[];
  children?: ReactNode;
  actions?: ReactNode;
};

export function ItemCard(props: ItemCardProps) {
  const { kind, title, href, state, picture, facts, children, actions } = props;
  return (
    <Item>
      <Row gap={2} justify="space-between">
        <Kind>{kind}</Kind>
        {state}
      </Row>
      <What>
        {picture}
        <div>
          <Title href={href}>
            <bdi>{title}</bdi>
          </Title>
          <Facts>{facts.join(' · ')}</Facts>
        </div>
      </What>
      {children}
      {actions && <Actions>{actions}</Actions>}
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
`;

const Kind = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.caption};
  font-weight: ${theme.weight.strong};
`;

const What = styled.div`
  display: flex;
  gap: ${theme.space[3]};

  & > :last-child {
    display: grid;
    flex: 1;
    gap: ${theme.space[2]};
    align-content: start;
    min-width: 0;
  }
`;

const Title = styled(AppLink)`
  display: -webkit-box;
  overflow: hidden;
  color: ${theme.color.text};
  font-size: ${theme.fontSize.lead};
  font-weight: ${theme.weight.strong};
  line-height: ${theme.lineHeight.snug};
  text-decoration: none;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  &:hover {
    text-decoration: underline;
  }
`;

const Facts = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
`;
