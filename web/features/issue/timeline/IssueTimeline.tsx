import { useInfiniteQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import type { CaseView } from '#schema/case/verification.ts';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { PersonAvatar } from '#web/components/people/PersonAvatar.tsx';
import { Thumbnail } from '#web/components/issues/Thumbnail.tsx';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';
import { payoutText } from '#web/features/case/payoutText.ts';
import { cardImageUrl } from '#web/features/issues/issueCardView.ts';
import { issueCardContent } from '#web/features/issues/issueCardContent.ts';
import { proposalsQuery } from '#web/features/proposals/queries.ts';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import { formatDate } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { joinTexts } from '#web/format/joinTexts.ts';
import { useWritten } from '#web/net/firstPaint.ts';
import { theme } from '#web/theme/theme.ts';
import { timelineContent as words } from './timelineContent.ts';
import {
  timelineSteps,
  type StepName,
  type StepState,
  type TimelineStep,
} from './timelineSteps.ts';

type IssueTimelineProps = { issue: IssueDetail; view: CaseView | undefined };

/** How far an issue has come, as a parcel's way is shown: every step with its day, people and picture. */
export function IssueTimeline({ issue, view }: IssueTimelineProps) {
  const written = useWritten();
  const people = usePeople({ issue, view });
  return (
    <Steps aria-label={words.label}>
      {timelineSteps(issue, view).map((step) => {
        const { name, state, at } = step;
        const who = state === 'ahead' ? null : people[name];
        const date = at && written(`step ${name}`, () => formatDate(at));
        const day = date && (state === 'current' ? words.until(date) : date);
        return (
          <Step key={name} $state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Dot $state={state}>{state === 'done' && <Check aria-hidden="true" />}</Dot>
            <Words>
              <span>
                <strong>{words.steps[name]}</strong>
                <VisuallyHidden as="span">{` (${words.states[state]})`}</VisuallyHidden>
              </span>
              <Who>{said(day, who?.text)}</Who>
            </Words>
            <Picture step={step} face={who?.face} />
          </Step>
        );
      })}
    </Steps>
  );
}

/** A line may end with a dot, but not begin with it. */
const said = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join('\u00A0· ');

type Face = { username: string; src: string | null | undefined };
type Who = { text: string; face?: Face };

/** The people behind each step, and the sums. */
function usePeople({ issue, view }: IssueTimelineProps): Record<StepName, Who | null> {
  const note = useMoneyNote();
  const { data: proposals } = useInfiniteQuery(proposalsQuery(issue.id));
  const { work, selectionPending } = issue;
  const offerId = work?.proposalId ?? selectionPending?.proposalId ?? issue.selectedProposalId;
  const offer = proposals?.find(({ id }) => id === offerId);
  const solver = work?.solverName ?? offer?.solverName;
  const chosen = solver && {
    text: said(solver, offer && formatMoney(offer.budget), offer && note),
    face: { username: solver, src: offer?.solverProfile?.avatarUrl },
  };
  const paid = view && payoutText(view);
  return {
    reported: { text: issue.reporterName ?? words.anonymous },
    funded: issue.pledgerCount > 0 ? { text: issueCardContent.pledgers(issue.pledgerCount) } : null,
    chosen: chosen || null,
    work: solver ? { text: solver } : null,
    proof: view?.proofs[0] ? { text: view.proofs[0].solverName } : null,
    paid: paid ? { text: joinTexts(paid, note && `(${note})`) } : null,
  };
}

function Picture({ step: { photo, state }, face }: { step: TimelineStep; face?: Face }) {
  if (state === 'ahead') return null;
  if (photo)
    return (
      <Small>
        <Thumbnail src={cardImageUrl(photo)} />
      </Small>
    );
  return face ? <PersonAvatar {...face} size="sm" /> : null;
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block: ${theme.space[4]} ${theme.space[2]};
  padding: 0;
  list-style: none;
`;

/** The line to the next step is solid after a completed one. */
const Step = styled.li<{ $state: StepState }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.space[10]};
  padding-block: ${theme.space[1]};
  color: ${({ $state }) => ($state === 'ahead' ? theme.color.textMuted : theme.color.text)};

  & strong {
    font-weight: ${({ $state }) =>
      $state === 'current' ? theme.weight.strong : theme.weight.medium};
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 50% -50%;
    inset-inline-start: calc(${theme.space[5]} / 2 - ${theme.size.hairline});
    border-inline-start: calc(2 * ${theme.size.hairline})
      ${({ $state }) => ($state === 'done' ? 'solid' : 'dotted')} ${theme.color.borderStrong};
  }
`;

const Dot = styled.span<{ $state: StepState }>`
  z-index: 1;
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.space[5]};
  height: ${theme.space[5]};
  border: calc(2 * ${theme.size.hairline}) solid
    ${({ $state }) => ($state === 'ahead' ? theme.color.borderStrong : theme.color.inverse)};
  border-radius: ${theme.radius.pill};
  background: ${({ $state }) => ($state === 'done' ? theme.color.inverse : theme.color.surface)};
  color: ${theme.color.onInverse};

  ${({ $state }) =>
    $state === 'current' &&
    `box-shadow: inset 0 0 0 3px ${theme.color.surface}; background: ${theme.color.inverse};`}

  & svg {
    width: 0.8em;
    height: 0.8em;
    stroke-width: 3;
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  line-height: ${theme.lineHeight.snug};
`;

const Who = styled.span`
  overflow-wrap: anywhere;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;
`;

const Small = styled.span`
  flex: none;

  & > span {
    width: ${theme.space[10]};
    height: ${theme.space[8]};
  }
`;
