import { useQuery, useInfiniteQuery } from '@tanstack/react-query';
import { confirmRuling, writeRuling, type DeskCase } from '#schema/case/desk.ts';
import { RULING_CHOICES, type CaseView, type RulingChoice } from '#schema/case/verification.ts';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { ConfirmedButton } from '#web/components/actions/ConfirmedButton.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { call } from '#web/net/call.ts';
import { CaseReview } from '#web/features/case/review/CaseReview.tsx';
import { JudgeButtons } from '#web/features/case/review/JudgeButtons.tsx';
import { useSeenParts } from '#web/features/case/review/useSeenParts.ts';
import { caseQuery } from '#web/features/case/queries.ts';
import { issueQuery } from '#web/features/issues/queries.ts';
import { useDecision } from '#web/features/moderation/reasons/useDecision.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { proposalsQuery } from '#web/features/proposals/queries.ts';
import { useSiteTexts } from '#web/features/site/useSiteTexts.ts';
import { joinTexts } from '#web/format/joinTexts.ts';
import { language } from '#web/format/language.ts';
import { plural } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { deskContent } from './deskContent.ts';

/** A case in arbitration as a whole, with the ruling at hand. */
export function JudgedCase({ deskCase }: { deskCase: DeskCase }) {
  const { data: view } = useQuery(caseQuery(deskCase.issueId));
  const { data: issue } = useQuery(issueQuery(deskCase.issueId));
  if (!view || !issue) return <Skeleton height="20rem" shape="block" />;
  return <Review deskCase={deskCase} view={view} issue={issue.data} />;
}

type ReviewProps = { deskCase: DeskCase; view: CaseView; issue: IssueDetail };

function Review({ deskCase, view, issue }: ReviewProps) {
  const { parts, hasSeenAll } = useSeenParts();
  const [proof] = view.proofs;
  if (!proof) return null;
  const { rule, confirmRuling: mayConfirm } = view.viewer.abilities;
  const { ruling } = deskCase;
  const isWaiting = ruling?.needsConfirmation === true && ruling.confirmedAt === null;
  const words = deskContent.ruling;
  return (
    <CaseReview
      proof={proof}
      issue={issue}
      parts={parts}
      act={
        <Stack gap={2}>
          {!hasSeenAll && (rule || mayConfirm) && <Muted>{words.lookFirst}</Muted>}
          {ruling && mayConfirm && (
            <ConfirmRuling deskCase={deskCase} issue={issue} isDisabled={!hasSeenAll} />
          )}
          {rule && <WriteRuling deskCase={deskCase} issue={issue} isDisabled={!hasSeenAll} />}
          {isWaiting && !mayConfirm && !deskCase.hasStake && <OwnRuling view={view} />}
        </Stack>
      }
    />
  );
}

type ActProps = { deskCase: DeskCase; issue: IssueDetail; isDisabled: boolean };

/** Each side with its sum and whom it goes to. */
function useSides({ deskCase, issue }: Pick<ActProps, 'deskCase' | 'issue'>) {
  const { data: proposals = [] } = useInfiniteQuery(proposalsQuery(issue.id));
  const { sides, donors } = deskContent.ruling;
  const offer = proposals.find(({ id }) => id === issue.selectedProposalId);
  const price = formatMoney(offer?.budget ?? deskCase.escrow);
  const all = formatMoney(deskCase.escrow);
  const people = plural(issue.pledgerCount, donors);
  return {
    release: {
      button: sides.release.button(price),
      title: sides.release.title(price, offer?.solverName ?? ''),
    },
    refund: { button: sides.refund.button(all), title: sides.refund.title(all, people) },
  } satisfies Record<RulingChoice, unknown>;
}

function WriteRuling({ deskCase, issue, isDisabled }: ActProps) {
  const { issueId, proofId, ruling: standing } = deskCase;
  const said = useSiteTexts(deskContent.ruling);
  const sides = useSides({ deskCase, issue });
  const ruling = useDecision({
    issueId,
    words: said,
    send: (body: { choice: RulingChoice; reason: string }, idempotencyKey) =>
      call(writeRuling, { params: { id: proofId ?? '' }, body, idempotencyKey }),
  });
  return (
    <>
      {standing && <Muted>{deskContent.confirming.instead}</Muted>}
      <JudgeButtons
        sides={RULING_CHOICES.toReversed()
          // The same side again would be a confirmation.
          .filter((choice) => choice !== standing?.choice)
          .map((choice) => ({
            choice,
            ...sides[choice],
            text: said.text,
            confirm: sides[choice].button,
            isDanger: choice === 'refund',
          }))}
        words={said}
        place={{ kind: 'ruling', issueId }}
        isDisabled={isDisabled}
        isPending={ruling.isPending}
        error={ruling.error}
        onConfirm={(decision, onDone) => ruling.mutate(decision, { onSuccess: onDone })}
      />
    </>
  );
}

function ConfirmRuling({ deskCase, issue, isDisabled }: ActProps) {
  const { issueId, ruling } = deskCase;
  const { confirming } = deskContent;
  const sides = useSides({ deskCase, issue });
  const confirmation = useDecision({
    issueId,
    words: confirming,
    send: (_: null, idempotencyKey) =>
      call(confirmRuling, { params: { id: ruling?.id ?? '' }, idempotencyKey }),
  });
  if (!ruling) return null;
  const side = sides[ruling.choice];
  return (
    <ConfirmedButton
      variant="primary"
      disabled={isDisabled}
      words={{
        ...confirming,
        button: confirming.button(side.button),
        title: confirming.title(side.title),
        confirm: side.button,
      }}
      isPending={confirmation.isPending}
      onConfirm={(close) => confirmation.mutate(null, { onSettled: close })}
    />
  );
}

/** The author waits; who can act has been told. */
function OwnRuling({ view }: { view: CaseView }) {
  const { user } = useCurrentUser();
  const { confirming } = deskContent;
  const others = (view.judges?.ambassadors ?? []).filter((name) => name !== user?.username);
  return (
    <Muted as="output">
      {joinTexts(
        confirming.own,
        others.length > 0 ? confirming.told(others.join(language.comma)) : confirming.alone,
      )}
    </Muted>
  );
}
