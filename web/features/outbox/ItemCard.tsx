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
  /** In small print. */
  facts: readonly string[];
  children?: ReactNode;
  actions?: ReactNode;
};

export function ItemCard({ kind, title, href, state, facts, children, actions }: ItemCardProps) {
  return (
    <Item>
      <Row gap={2} justify="space-between">
        <Kind>{kind}</Kind>
        {state}
      </Row>
      <Title href={href}>
        <bdi>{title}</bdi>
      </Title>
      <Facts>{facts.join(' · ')}</Facts>
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
