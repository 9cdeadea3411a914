import { CalendarDays, Clock, Eye, Hand, MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { coverStyle } from '#web/components/layout/coverStyle.ts';
import { CardFigures, type CardFiguresProps } from './CardFigures.tsx';
import { Fact } from './Fact.tsx';
import { ImageWithFallback } from './ImageWithFallback.tsx';
import { PriorityBadge } from './PriorityBadge.tsx';
import { StatusBadge } from './StatusBadge.tsx';

export type IssueCardProps = CardFiguresProps & {
  href: string;
  solverHref: string;
  title: string;
  description: string;
  imageUrl: string | null;
  status: string;
  priority: string;
  solverState: string;
  location: string;
  reported: string;
  /** When somebody last confirmed it, in words; null: when it was reported. */
  confirmed?: string | null;
  daysLeft: string | null;
  /** Number of people affected, in words; null: none. */
  affected?: string | null;
  headingLevel?: 2 | 3;
  /** For cards on the first screen. */
  isEager?: boolean;
};

/** The whole card links to the issue, its button to the proposals. */
export function IssueCard(props: IssueCardProps) {
  const Heading = props.headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Frame as="article" padding="none" isInteractive>
      <ImageWithFallback src={props.imageUrl} alt="" ratio="2 / 1" isEager={props.isEager} />
      <Body>
        <Badges>
          <StatusBadge status={props.status} place="list" />
          <PriorityBadge priority={props.priority} />
        </Badges>
        <Title as={Heading}>
          <Stretched href={props.href}>
            <bdi>{props.title}</bdi>
          </Stretched>
        </Title>
        <Description dir="auto">{props.description}</Description>
        <CardFigures {...props} />
        <Facts>
          <Fact icon={<MapPin aria-hidden="true" />}>
            <bdi>{props.location}</bdi>
          </Fact>
          <Fact icon={<CalendarDays aria-hidden="true" />}>{props.reported}</Fact>
          {props.confirmed && <Fact icon={<Eye aria-hidden="true" />}>{props.confirmed}</Fact>}
          {props.affected && <Fact icon={<Hand aria-hidden="true" />}>{props.affected}</Fact>}
          {props.daysLeft && <Fact icon={<Clock aria-hidden="true" />}>{props.daysLeft}</Fact>}
        </Facts>
        <Above>
          <ButtonLink href={props.solverHref} variant="secondary" isFullWidth>
            {props.solverState}
          </ButtonLink>
        </Above>
      </Body>
    </Frame>
  );
}

/** A row with a small picture on a phone, so that three fit a screen; from md a card below its picture. */
const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 100%;

  ${theme.media.belowMd} {
    display: grid;
    grid-template:
      'picture title title' auto 'picture badges badges' auto 'picture text text' auto
      'facts facts facts' auto 'figures figures solvers' auto 'bar bar bar' auto / 5rem minmax(
        0,
        1fr
      ) minmax(0, auto);
    gap: ${theme.space[1]} ${theme.space[3]};
    padding: ${theme.space[2]};

    & > :first-child {
      grid-area: picture;
      align-self: start;
      width: 5rem;
      height: 5rem;
      border-radius: ${theme.radius.sm};
    }
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]};

  ${theme.media.belowMd} {
    display: contents;
  }
`;

const Badges = styled.div`
  grid-area: badges;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  min-width: 0;

  ${theme.media.belowMd} {
    gap: ${theme.space[1]};

    & > span {
      gap: ${theme.space[1]};
      max-width: 100%;
      padding: 0 ${theme.space[2]};
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`;

const Title = styled.h3`
  grid-area: title;
  font-size: ${theme.fontSize.title};
  line-height: ${theme.lineHeight.snug};
  overflow-wrap: anywhere;

  ${theme.media.belowMd} {
    display: -webkit-box;
    overflow: hidden;
    font-size: ${theme.fontSize.small};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

const Stretched = styled(AppLink)`
  color: inherit;
  text-decoration: none;

  ${coverStyle}
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${theme.size.ring} solid ${theme.color.focus};
    outline-offset: calc(-1 * ${theme.size.ring});
  }
`;

const Description = styled.p`
  grid-area: text;
  display: -webkit-box;
  overflow: hidden;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;

  ${theme.media.belowMd} {
    align-self: start;
    font-size: ${theme.fontSize.caption};
    line-height: ${theme.lineHeight.snug};
    -webkit-line-clamp: 1;
  }
`;

const Facts = styled.div`
  grid-area: facts;
  display: grid;
  gap: ${theme.space[1]};

  ${theme.media.belowMd} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[2]};
    line-height: ${theme.lineHeight.snug};

    & > span {
      gap: ${theme.space[1]};
      font-size: ${theme.fontSize.caption};
    }
    & > :first-child {
      flex: 1 1 5rem;
    }
    & > :first-child > span {
      display: -webkit-box;
      overflow: hidden;
      overflow-wrap: anywhere;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 1;
    }
  }
`;

const Above = styled.div`
  grid-area: solvers;
  position: relative;
  z-index: ${theme.z.raised};
`;
