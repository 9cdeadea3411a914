import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { CaseView } from '#schema/case/verification.ts';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { MoneyBar } from '#web/components/figures/MoneyBar.tsx';
import { moneyTrailQuery } from '#web/features/pledges/queries.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { MoneyPath, type PathStep } from '#web/features/site/moneyPath/MoneyPath.tsx';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import { formatDate } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { parseAmount, toAmount } from '#web/format/moneyInUse.ts';
import { ownMoney } from '#web/format/ownMoney.ts';
import { theme } from '#web/theme/theme.ts';
import { timelineContent } from './timelineContent.ts';
import { timelineSteps, type StepName } from './timelineSteps.ts';

type DecisionPathProps = { issue: IssueDetail; view: CaseView | undefined };

/** The state of a case's money at each step. */
const PATH_STEPS = {
  funded: 'held',
  chosen: 'chosen',
  work: 'work',
  proof: 'proof',
  paid: 'paid',
} as const satisfies Partial<Record<StepName, PathStep>>;

/** The money's path in one case, with its days; one's own part comes first. */
export function DecisionPath({ issue, view }: DecisionPathProps) {
  const stand = Object.fromEntries(
    timelineSteps(issue, view).flatMap(({ name, state, at }) => {
      if (name === 'reported') return [];
      const date = at && formatDate(at);
      const day = date && state === 'current' ? timelineContent.until(date) : date;
      return [[PATH_STEPS[name], { state, day }]];
    }),
  );
  return (
    <Whole>
      <OwnPart issue={issue} />
      <MoneyPath stand={stand} />
    </Whole>
  );
}

/** One's money in escrow, of all that is there; nothing for others. */
function OwnPart({ issue }: { issue: IssueDetail }) {
  const { user } = useCurrentUser();
  const note = useMoneyNote();
  const { data: steps } = useQuery({ ...moneyTrailQuery(issue.id), enabled: Boolean(user) });
  const held = user ? (ownMoney(steps ?? [], issue.status)?.held ?? 0n) : 0n;
  const all = parseAmount(issue.currentFunding);
  if (held <= 0n || held > all) return null;
  const text = timelineContent.ownPart(formatMoney(toAmount(held)), formatMoney(toAmount(all)));
  return (
    <div>
      <Own>{[text, note].filter(Boolean).join(' · ')}</Own>
      <MoneyBar max={Number(all)} value={Number(held)} />
    </div>
  );
}

const Whole = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;

const Own = styled.p`
  color: ${theme.color.text};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.medium};
`;
