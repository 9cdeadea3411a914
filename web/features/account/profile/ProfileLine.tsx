import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Thumbnail } from '#web/components/issues/Thumbnail.tsx';
import { cardImageUrl } from '#web/features/issues/issueCardView.ts';
import { Card } from '#web/components/layout/Card.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { coverStyle } from '#web/components/layout/coverStyle.ts';
import { theme } from '#web/theme/theme.ts';

type ProfileLineProps = {
  href: string;
  /** Undefined while loading. */
  title: string | undefined;
  detail: ReactNode;
  /** Of the issue; absent: the line shows none. */
  imageUrl?: string | null;
  badge?: ReactNode;
  /** Has its own links and buttons. */
  below?: ReactNode;
};

/** The whole line is a link. */
export function ProfileLine({ href, title, detail, imageUrl, badge, below }: ProfileLineProps) {
  return (
    <Card as="li" isInteractive>
      <Line>
        <Main>
          {imageUrl !== undefined && <Thumbnail src={cardImageUrl(imageUrl)} />}
          <div>
            {title === undefined ? (
              <Skeleton width="60%" />
            ) : (
              <Title href={href}>
                <bdi>{title}</bdi>
              </Title>
            )}
            <Detail>{detail}</Detail>
          </div>
        </Main>
        {badge}
      </Line>
      {below && <AboveCover>{below}</AboveCover>}
    </Card>
  );
}

export const ProfileLines = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style: none;
`;

/** Stays above the link, which covers the rest of the line. */
const AboveCover = styled.div`
  position: relative;
  z-index: 1;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};

  & > :first-child {
    flex: 1 1 16rem;
    min-width: 0;
  }
`;

const Main = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};

  & > :last-child {
    min-width: 0;
  }
`;

const Title = styled(AppLink)`
  font-weight: ${theme.weight.strong};
  line-height: ${theme.lineHeight.snug};
  text-decoration: none;
  overflow-wrap: anywhere;

  ${coverStyle}
`;

const Detail = styled.div`
  margin-block-start: ${theme.space[1]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;
`;
