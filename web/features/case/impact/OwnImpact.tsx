import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { styled } from 'styled-components';
import type { CaseView } from '#schema/case/verification.ts';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { ShareButton } from '#web/components/actions/ShareButton.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { moneyTrailQuery } from '#web/features/pledges/queries.ts';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { toAmount, parseAmount } from '#web/format/moneyInUse.ts';
import { ownMoney } from '#web/format/ownMoney.ts';
import { percentText } from '#web/format/percentText.ts';
import { theme } from '#web/theme/theme.ts';
import { impactContent as words } from './content.ts';
import { FlowPicture } from './FlowPicture.tsx';
import { moneyFlow } from './moneyFlow.ts';

type OwnImpactProps = { issue: IssueDetail; view: CaseView | undefined };

/** What a donor's own money became: where it is, and once the work is paid, what it was a part of. */
export function OwnImpact({ issue, view }: OwnImpactProps) {
  const note = useMoneyNote();
  const { data: steps } = useQuery(moneyTrailQuery(issue.id));
  const own = ownMoney(steps ?? [], issue.status);
  if (!own) return null;
  const payout = view?.payout ?? null;
  const flow = moneyFlow(own, payout);
  if (!flow) return null;
  const proof = view?.proofs.find(({ outcome }) => outcome === 'accepted');
  const isReceipt = payout !== null && flow.shareBp !== null;
  return (
    <Card as="section" aria-labelledby="own-impact">
      <Receipt>
        <h2 id="own-impact">{isReceipt ? words.title : words.flow.title}</h2>
        {isReceipt && proof && (
          <Photos>
            {[proof.before, proof.after].map(({ photo }, at) => (
              <figure key={photo.id}>
                <img src={photo.url} alt="" decoding="async" />
                <figcaption>{at === 0 ? words.before : words.after}</figcaption>
              </figure>
            ))}
          </Photos>
        )}
        {isReceipt && (
          <p>
            <Headline>
              {words.share(formatMoney(toAmount(own.spent)), shareText(flow.shareBp ?? 0))}
            </Headline>
            <Muted as="span">
              {words.cost(
                issue.title,
                formatMoney(toAmount(parseAmount(payout.amount) + parseAmount(payout.fee))),
                payout.solverName,
              )}
            </Muted>
          </p>
        )}
        <FlowPicture flow={flow} />
        {note && <Muted>{note}</Muted>}
        {isReceipt && (
          <Row gap={3}>
            <ShareButton title={issue.title} path={`/issues/${issue.id}`} />
            <Button icon={<Printer aria-hidden="true" />} onClick={() => print()}>
              {words.print}
            </Button>
          </Row>
        )}
      </Receipt>
    </Card>
  );
}

/** Whole percent; below one percent with decimals, which would otherwise show as 0. */
const shareText = (shareBp: number): string =>
  percentText(shareBp < 100 ? shareBp : Math.round(shareBp / 100) * 100);

const Receipt = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  break-inside: avoid;

  ${theme.media.print} {
    & button {
      display: none;
    }
  }
`;

const Headline = styled.strong`
  display: block;
  font-size: ${theme.fontSize.lead};
  line-height: ${theme.lineHeight.snug};
`;

const Photos = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[2]};

  & figure {
    min-width: 0;
  }
  & img {
    width: 100%;
    aspect-ratio: 4 / 3;
    border-radius: ${theme.radius.md};
    object-fit: cover;
  }
  & figcaption {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.caption};
  }
`;
