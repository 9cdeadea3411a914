import { styled } from 'styled-components';
import { Row } from '#web/components/layout/Row.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { JOIN_CARDS, joinHref } from '#web/features/pages/joinCards.ts';
import { theme } from '#web/theme/theme.ts';
import { homeContent } from './content.ts';

/** End of the home page, for solvers. */
export function ClosingCall() {
  const { user } = useCurrentUser();
  const { title, text, solver, learnMore } = homeContent.closing;
  const card = JOIN_CARDS.find(({ role }) => role === 'solver');
  return (
    <Container as="section">
      <Panel>
        <div>
          <Title>{title}</Title>
          <Text>{text}</Text>
        </div>
        <Row align="stretch">
          {card && (
            <ButtonLink href={joinHref(card, Boolean(user))} size="lg">
              {solver}
            </ButtonLink>
          )}
          <ButtonLink href="/faq" size="lg" variant="ghost">
            {learnMore}
          </ButtonLink>
        </Row>
      </Panel>
    </Container>
  );
}

const Panel = styled.div`
  overflow-wrap: anywhere;
  display: grid;
  gap: ${theme.space[6]};
  align-items: center;
  margin-block-start: ${theme.space[16]};
  padding: ${theme.space[8]} ${theme.space[6]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.sunken};

  ${theme.media.lg} {
    grid-template-columns: 1fr auto;
    margin-block-start: ${theme.space[24]};
    padding: ${theme.space[12]};
  }
`;

const Title = styled.h2`
  font-size: ${theme.fontSize.heading};
`;

const Text = styled.p`
  max-width: 38rem;
  margin-block-start: ${theme.space[3]};
  color: ${theme.color.textMuted};
`;
