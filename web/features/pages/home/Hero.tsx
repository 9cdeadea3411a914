import { Map as MapIcon, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { theme } from '#web/theme/theme.ts';
import { homeContent } from './content.ts';
import { HeroCase } from './HeroCase.tsx';

const { hero } = homeContent;

/** On a phone a real case comes before the longer words, so that it is on the first screen. */
export function Hero() {
  const { user } = useCurrentUser();
  const actions = useRef<HTMLDivElement>(null);
  const isInView = useIsInView(actions);
  return (
    <Container>
      <Columns>
        <Tagline>
          {hero.tagline.map((line) => (
            <Line key={line}>{`${line} `}</Line>
          ))}
        </Tagline>
        <Case>
          <HeroCase />
        </Case>
        <Lead>{hero.lead}</Lead>
        <Actions ref={actions}>
          <ButtonLink
            href={user ? '/report-issue' : '/auth'}
            variant="primary"
            size="lg"
            icon={<Plus aria-hidden="true" />}
            data-main-action={isInView || undefined}
          >
            {hero.report}
          </ButtonLink>
          <ButtonLink href="/map" size="lg" icon={<MapIcon aria-hidden="true" />}>
            {hero.map}
          </ButtonLink>
        </Actions>
      </Columns>
    </Container>
  );
}

/** Height of a phone's bottom bar: what it covers is not visible. */
const BAR_PX = 76;

/** True until the browser reports otherwise: a page opens at its beginning. */
function useIsInView(place: React.RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setIsInView(entry?.isIntersecting ?? true),
      { rootMargin: `0px 0px -${BAR_PX}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isInView;
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[6]} ${theme.space[8]};

  ${theme.media.md} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    gap: ${theme.space[6]} ${theme.space[8]};
    padding-block: ${theme.space[12]};
  }
  ${theme.media.lg} {
    column-gap: ${theme.space[12]};
  }
  ${theme.media.short} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    gap: ${theme.space[3]} ${theme.space[5]};
    padding-block: ${theme.space[3]};
  }
`;

const Case = styled.div`
  ${theme.media.md} {
    grid-area: 1 / 2 / -1 / 3;
    align-self: center;
  }
  ${theme.media.short} {
    grid-area: 1 / 2 / -1 / 3;
  }
`;

const Tagline = styled.h1`
  font-size: ${theme.fontSize.display};

  ${theme.media.belowMd} {
    font-size: min(${theme.fontSize.display}, 8.2vw);
  }
  ${theme.media.mdToLg} {
    font-size: min(${theme.fontSize.display}, 6.6vw);
  }
  ${theme.media.short} {
    font-size: min(${theme.fontSize.display}, 4.2vw);
  }
  line-height: ${theme.lineHeight.display};
  letter-spacing: -0.03em;
  /* A translated word may be wider than a phone. */
  overflow-wrap: anywhere;
  text-wrap: balance;

  /* Arabic has marks above and below its letters. */
  [dir='rtl'] & {
    line-height: ${theme.lineHeight.snug};
  }
`;

/** Two lines on a phone, three beside the case. */
const Line = styled.span`
  &:last-child {
    display: block;
  }
  ${theme.media.md} {
    display: block;
  }
`;

const Lead = styled.p`
  max-width: 34rem;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.lead};
  line-height: ${theme.lineHeight.body};

  ${theme.media.belowMd} {
    font-size: ${theme.fontSize.body};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-self: start;
  gap: ${theme.space[3]};

  ${theme.media.belowMd} {
    & > a {
      flex: 1 1 auto;
      padding-inline: ${theme.space[3]};
      font-size: ${theme.fontSize.small};
    }
  }
`;
