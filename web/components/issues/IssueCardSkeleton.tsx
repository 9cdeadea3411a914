import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { Card } from '#web/components/layout/Card.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';

export function IssueCardSkeleton() {
  return (
    <Frame padding="none" aria-hidden="true">
      <Picture>
        <Skeleton shape="block" height="100%" />
      </Picture>
      <Body>
        <Skeleton width="45%" height={theme.space[6]} />
        <Skeleton width="85%" height={theme.space[6]} />
        <Skeleton lines={3} />
        <Skeleton width="55%" height={theme.space[8]} />
        <Skeleton width="75%" lines={2} />
        <Skeleton shape="block" height={theme.size.target} />
      </Body>
    </Frame>
  );
}

const Frame = styled(Card)`
  ${theme.media.belowMd} {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    gap: ${theme.space[3]};
    padding: ${theme.space[2]};
  }
`;

const Picture = styled.div`
  aspect-ratio: 2 / 1;

  ${theme.media.belowMd} {
    height: 5rem;
    aspect-ratio: auto;
  }

  & > * {
    height: 100%;
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};

  ${theme.media.belowMd} {
    gap: ${theme.space[2]};
    padding: 0;

    & > :nth-child(-n + 2) {
      height: ${theme.space[5]};
    }
    & > :nth-child(3),
    & > :nth-child(4) {
      display: none;
    }
  }
`;
