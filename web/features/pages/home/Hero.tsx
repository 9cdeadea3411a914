import { Map as MapIcon, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { theme } from '#web/theme/theme.ts';
import { homeContent } from './content.ts';
import { HeroMap } from './HeroMap.tsx';

const { hero } = homeContent;

export function Hero() {
  const { user } = useCurrentUser();
  return (
    <Container>
      <Columns>
        <Words>
          <Tagline>
            {hero.tagline.map((line) => (
              <Line key={line}>{`${line} `}</Line>
            ))}
          </Tagline>
          <Lead>{hero.lead}</Lead>
          <Actions>
            <ButtonLink
              href={user ? '/report-issue' : '/auth'}
              variant="primary"
              size="lg"
              icon={<Plus aria-hidden="true" />}
            >
              {hero.report}
            </ButtonLink>
            <ButtonLink href="/map" size="lg" icon={<MapIcon aria-hidden="true" />}>
              {hero.map}
            </ButtonLink>
          </Actions>
        </Words>
        <HeroMap />
      </Columns>
    </Container>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  padding-block: ${theme.space[10]} ${theme.space[8]};

  ${theme.media.md} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    align-items: center;
    padding-block: ${theme.space[12]};
  }
  ${theme.media.lg} {
    gap: ${theme.space[12]};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;

const Tagline = styled.h1`
  font-size: ${theme.fontSize.display};
  line-height: ${theme.lineHeight.display};
  letter-spacing: -0.03em;
  /* A translated word may be wider than a phone. */
  overflow-wrap: anywhere;
  text-wrap: balance;

  /* Arabic has marks above and below its letters. */
  [dir='rtl'] & {
    line-height: ${theme.lineHeight.body};
  }
`;

const Line = styled.span`
  display: block;
`;

const Lead = styled.p`
  max-width: 34rem;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.lead};
  line-height: ${theme.lineHeight.body};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};

  ${theme.media.belowMd} {
    & > a {
      flex: 1 1 auto;
      padding-inline: ${theme.space[4]};
    }
  }
`;
