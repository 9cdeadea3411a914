import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { needPath, type Need } from '#schema/case/needs.ts';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Thumbnail } from '#web/components/issues/Thumbnail.tsx';
import { cardImageUrl } from '#web/features/issues/issueCardView.ts';
import { useServerNow } from '#web/features/site/useServerNow.ts';
import { countdown } from '#web/format/countdown.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { theme } from '#web/theme/theme.ts';
import { needsContent as words } from './needsContent.ts';

type LineProps = {
  picture: ReactNode;
  title: string;
  sentence: string;
  /** Null: no deadline. */
  timeLeft: string | null;
  action: { href: string; label: string; onFollow?: () => void };
};

/** What waits, in one sentence, with the button that leads to where it is done. */
export function WaitingLine({ picture, title, sentence, timeLeft, action }: LineProps) {
  return (
    <Line>
      {picture}
      <Text>
        <Title>
          <bdi>{title}</bdi>
        </Title>
        <span>{sentence}</span>
        {timeLeft !== null && <Left>{timeLeft}</Left>}
      </Text>
      <ButtonLink href={action.href} onClick={action.onFollow}>
        {action.label}
      </ButtonLink>
    </Line>
  );
}

export function NeedLine(props: { need: Need; onFollow?: () => void }) {
  const { need, onFollow } = props;
  const now = useServerNow();
  const said = words.kinds[need.kind];
  const amount = need.amount === null || Number(need.amount) === 0 ? null : need.amount;
  const left = need.endsAt === null ? null : countdown(need.endsAt, now);
  return (
    <WaitingLine
      picture={<Thumbnail src={cardImageUrl(need.imageUrl)} />}
      title={need.issueTitle}
      sentence={said.sentence(amount === null ? null : formatMoney(amount))}
      timeLeft={need.endsAt === null ? null : left === null ? words.now : words.left(left)}
      action={{ href: needPath(need), label: said.act, onFollow }}
    />
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};

  /* The sentence keeps the width that it needs to be read at a glance. */
  @container (max-width: 26rem) {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;

    & > a {
      grid-column: 1 / -1;
    }
  }
`;

const Text = styled.div`
  display: grid;
  gap: 2px;
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};
  overflow-wrap: anywhere;
`;

const Title = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${theme.color.textMuted};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
`;

const Left = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.caption};
  font-variant-numeric: tabular-nums;
`;
