import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

export type NoticePanelProps = {
  title: string;
  description?: ReactNode;
  icon: ReactNode;
  action?: ReactNode;
  /** In the page's outline; the look is the same on every level. */
  headingLevel?: 1 | 2 | 3;
  /** `alert` is announced at once. */
  role?: 'alert';
};

/** Replaces content: icon, message and next step. */
export function NoticePanel(props: NoticePanelProps) {
  const { title, description, icon, action, headingLevel = 2, role } = props;
  return (
    <Panel role={role}>
      <Sign aria-hidden="true">{icon}</Sign>
      <Title as={`h${headingLevel}`}>{title}</Title>
      {description && <Text>{description}</Text>}
      {action && <Actions>{action}</Actions>}
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[12]} ${theme.space[5]};
  border: ${theme.size.hairline} dashed ${theme.color.borderStrong};
  border-radius: ${theme.radius.lg};
  text-align: center;
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: ${theme.space[16]};
  height: ${theme.space[16]};
  margin-bottom: ${theme.space[2]};
  border-radius: 50%;
  background: ${theme.color.neutralTint};
  color: ${theme.color.textMuted};

  & svg {
    width: ${theme.space[8]};
    height: ${theme.space[8]};
    stroke-width: 1.5;
  }
`;

const Title = styled.h2`
  font-size: ${theme.fontSize.title};
`;

const Text = styled.div`
  max-width: 34rem;
  color: ${theme.color.textMuted};
  text-wrap: balance;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[3]};
`;
