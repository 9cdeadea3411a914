import { Check, Coins, Hammer, MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Card } from '#web/components/layout/Card.tsx';

export type JoinCardsProps = {
  cards: readonly {
    role: 'reporter' | 'donator' | 'solver';
    title: string;
    text: string;
    points: readonly string[];
    action: string;
    href: string;
  }[];
  headingLevel?: 2 | 3;
};

const signs = { reporter: MapPin, donator: Coins, solver: Hammer } as const;

export function JoinCards({ cards, headingLevel = 3 }: JoinCardsProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Ways>
      {cards.map(({ role, title, text, points, action, href }) => {
        const Sign = signs[role];
        return (
          <Way key={role} as="article" padding="lg">
            <Sign aria-hidden="true" />
            <Title as={Heading}>{title}</Title>
            <p>{text}</p>
            <Points>
              {points.map((point) => (
                <li key={point}>
                  <Check aria-hidden="true" />
                  <span>{point}</span>
                </li>
              ))}
            </Points>
            <ButtonLink href={href} isFullWidth>
              {action}
            </ButtonLink>
          </Way>
        );
      })}
    </Ways>
  );
}

const Ways = styled.div`
  display: grid;
  gap: ${theme.space[5]};

  /* Two and a wide one, then three: no half-empty row. */
  ${theme.media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${theme.media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > :last-child {
      grid-column: auto;
    }
  }
`;

const Way = styled(Card)`
  display: grid;
  grid-template-rows: auto auto auto 1fr auto;
  gap: ${theme.space[3]};

  & > svg {
    width: ${theme.space[8]};
    height: ${theme.space[8]};
    margin-block-end: ${theme.space[2]};
  }
`;

const Title = styled.h3`
  font-size: ${theme.fontSize.title};
`;

const Points = styled.ul`
  display: grid;
  align-content: start;
  gap: ${theme.space[2]};
  margin-block: ${theme.space[1]} ${theme.space[3]};
  padding: 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${theme.space[2]};
  }
  & svg {
    width: ${theme.size.iconSmall};
    height: ${theme.size.iconSmall};
    margin-block-start: 2px;
  }
`;
