import { styled } from 'styled-components';
import type { JudgedProof } from '#schema/case/verification.ts';
import { Badge } from '#web/components/issues/Badge.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { verificationContent } from '#web/features/case/content.ts';
import { shareBp } from '#web/features/case/shareBp.ts';
import { Statements } from '#web/features/moderation/reasons/Statements.tsx';
import { formatDateTime } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { parseAmount } from '#web/format/moneyInUse.ts';
import { theme } from '#web/theme/theme.ts';
import { caseReviewContent } from './content.ts';

const { said: words } = caseReviewContent;

/** The donors' money for and against, and every reason that was given for a no. */
export function Said({ proof }: { proof: JudgedProof }) {
  const against = proof.voters.filter(({ choice }) => choice === 'reject');
  const hasVotes = proof.voters.some(({ choice }) => choice !== null);
  const hasReasons = proof.flags.length > 0 || against.length > 0;
  return (
    <Stack gap={4}>
      <MoneySplit tally={proof.tally} />
      {!hasReasons && <Muted>{hasVotes ? words.none : words.silent}</Muted>}
      {hasReasons && (
        <Statements
          items={[
            ...proof.flags.map((flag) => ({
              id: flag.id,
              head: (
                <>
                  <span>
                    {verificationContent.flags.by(flag.userName, formatDateTime(flag.raisedAt))}
                  </span>
                  {flag.settled && <Badge>{verificationContent.flags.settled[flag.settled]}</Badge>}
                </>
              ),
              text: flag.justification,
            })),
            ...against.map(({ userId, userName, role, reason }) => ({
              id: userId,
              head: (
                <>
                  <bdi>{userName}</bdi>
                  <span>{verificationContent.vote.roles[role]}</span>
                  <Badge tone="danger">{verificationContent.vote.choices.reject}</Badge>
                </>
              ),
              text: reason ?? words.noReason,
            })),
          ]}
        />
      )}
    </Stack>
  );
}

function MoneySplit({ tally }: { tally: JudgedProof['tally'] }) {
  const [yes, no] = [parseAmount(tally.approveAmount), parseAmount(tally.rejectAmount)];
  if (yes + no === 0n) return null;
  const cast = String(yes + no);
  const approveBp = shareBp(String(yes), cast);
  return (
    <div>
      <Sides>
        <span>{words.forIt(formatMoney(tally.approveAmount))}</span>
        <span>{words.against(formatMoney(tally.rejectAmount))}</span>
      </Sides>
      <Bar aria-hidden="true">
        <span style={{ flexGrow: approveBp }} />
        <span style={{ flexGrow: 10_000 - approveBp }} />
      </Bar>
    </div>
  );
}

const Sides = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-block-end: ${theme.space[2]};
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;

  & > :last-child {
    text-align: end;
  }
`;

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: ${theme.space[3]};
  overflow: hidden;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.sunken};

  & > span {
    flex-basis: 0;
  }
  & > :first-child {
    background: ${theme.color.statusCompleted};
  }
  & > :last-child {
    background: ${theme.color.statusOpen};
  }
`;
