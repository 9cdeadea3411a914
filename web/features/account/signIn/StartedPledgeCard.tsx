import { styled } from 'styled-components';
import { ImageWithFallback } from '#web/components/issues/ImageWithFallback.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { cardImageUrl } from '#web/features/issues/issueCardView.ts';
import { readStartedPledge } from '#web/features/pledges/startedPledge.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { useIsFirstPaint } from '#web/net/firstPaint.ts';
import { theme } from '#web/theme/theme.ts';
import { authContent } from './content.ts';

/** The pledge that somebody started before creating an account; nothing for other visits. */
export function StartedPledgeCard({ redirect }: { redirect: string }) {
  const isFirstPaint = useIsFirstPaint();
  const started = isFirstPaint ? null : readStartedPledge();
  if (started === null || redirect !== `/issues/${started.issueId}#pledge`) return null;
  const { title, amount, imageUrl } = started;
  return (
    <Frame>
      {imageUrl && (
        <Picture>
          <ImageWithFallback src={cardImageUrl(imageUrl)} alt="" ratio="1 / 1" isEager />
        </Picture>
      )}
      <p>{authContent.started(formatMoney(amount), title)}</p>
    </Frame>
  );
}

const Frame = styled(Card)`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]};
  overflow-wrap: anywhere;

  & > p {
    font-weight: ${theme.weight.strong};
    line-height: ${theme.lineHeight.snug};
  }
`;

const Picture = styled.div`
  flex: none;
  inline-size: ${theme.space[16]};
  overflow: hidden;
  border-radius: ${theme.radius.sm};
`;
