import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { answerJurySeat, type JuryDuty, giveVerdict } from '#schema/case/jury.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Badge } from '#web/components/issues/Badge.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { call } from '#web/net/call.ts';
import { caseQuery } from '#web/features/case/queries.ts';
import { formatDateTime, formatNumber, plural } from '#web/format/format.ts';
import { issueQuery } from '#web/features/issues/queries.ts';
import { isOpenDuty } from '#web/features/case/isOpenDuty.ts';
import { juryContent as content } from './juryContent.ts';
import { CaseReview } from '#web/features/case/review/CaseReview.tsx';
import { JudgeButtons } from '#web/features/case/review/JudgeButtons.tsx';
import { Statements } from '#web/features/moderation/reasons/Statements.tsx';
import { useDecision } from '#web/features/moderation/reasons/useDecision.ts';
import { PROOF_CHOICES } from '#schema/case/verification.ts';
import { joinTexts } from '#web/format/joinTexts.ts';

/** A seat: its case, its deadline, and the juror's next step. */
export function DutyCard({ duty }: { duty: JuryDuty }) {
  const { status, outcome, ownVerdict } = duty;
  const isOpen = isOpenDuty(duty);
  const isSeated = status === 'accepted';
  return (
    <Card as="article">
      <Stack gap={4}>
        <Row justify="space-between" align="start">
          <Stack gap={1}>
            <h3>
              <AppLink href={`/issues/${duty.issueId}`}>
                <bdi>{duty.issueTitle}</bdi>
              </AppLink>
            </h3>
            <Muted>
              <bdi>{duty.location}</bdi>
            </Muted>
          </Stack>
          <Badge tone={isOpen ? 'warning' : 'neutral'}>{content.statuses[status]}</Badge>
        </Row>
        <Muted>
          {joinTexts(
            isOpen && status === 'offered' && content.answerBy(formatDateTime(duty.offerEndsAt)),
            isOpen && content.closes(formatDateTime(duty.endsAt)),
            outcome && content.outcomes[outcome],
            content.progress(
              formatNumber(duty.seatsAccepted),
              plural(duty.verdictsGiven, content.verdictCount),
            ),
          )}
        </Muted>
        {isOpen && status === 'offered' && (
          <>
            <p>{content.begin}</p>
            <SeatAnswer duty={duty} />
          </>
        )}
        {isSeated && (ownVerdict || !isOpen) && <CaseDetails duty={duty} />}
        {isOpen && isSeated && !ownVerdict && (
          <>
            <p>{content.begin}</p>
            <JudgedProof duty={duty} act={<VerdictButtons duty={duty} />} />
          </>
        )}
        {ownVerdict && (
          <Statements
            items={[
              {
                id: 'own',
                head: (
                  <>
                    <span>{content.verdict.own(formatDateTime(ownVerdict.givenAt))}</span>
                    <Badge tone={ownVerdict.choice === 'approve' ? 'success' : 'danger'}>
                      {content.verdict.choices[ownVerdict.choice]}
                    </Badge>
                  </>
                ),
                text: ownVerdict.reason,
              },
            ]}
          />
        )}
      </Stack>
    </Card>
  );
}

function SeatAnswer({ duty: { proofId, issueId } }: { duty: JuryDuty }) {
  const answers = { issueId, params: { id: proofId } };
  const accepting = useAnswer(answers, 'accepted', content.acceptedDone);
  const declining = useAnswer(answers, 'declined', content.declinedDone);
  const isBusy = accepting.isPending || declining.isPending;
  return (
    <Row gap={3}>
      <Button
        variant="primary"
        disabled={isBusy}
        isPending={accepting.isPending}
        pendingLabel={content.answering}
        onClick={() => accepting.mutate(null)}
      >
        {content.accept}
      </Button>
      <Button
        disabled={isBusy}
        isPending={declining.isPending}
        pendingLabel={content.answering}
        onClick={() => declining.mutate(null)}
      >
        {content.decline}
      </Button>
    </Row>
  );
}

function useAnswer(
  { issueId, params }: { issueId: string; params: { id: string } },
  answer: 'accepted' | 'declined',
  done: string,
) {
  return useDecision({
    issueId,
    words: { done, failed: content.answerFailed },
    send: (_: null, idempotencyKey) =>
      call(answerJurySeat, { params, body: { answer }, idempotencyKey }),
  });
}

/** The evidence; fetched when opened. */
function CaseDetails({ duty }: { duty: JuryDuty }) {
  const [isWanted, setIsWanted] = useState(false);
  return (
    <Disclosure summary={content.look} onOpen={() => setIsWanted(true)}>
      {isWanted && <JudgedProof duty={duty} act={null} />}
    </Disclosure>
  );
}

function JudgedProof({ duty, act }: { duty: JuryDuty; act: ReactNode }) {
  const { issueId, proofId } = duty;
  const { data: view } = useQuery(caseQuery(issueId));
  const { data: issue } = useQuery(issueQuery(issueId));
  const proof = view?.proofs.find(({ id }) => id === proofId);
  if (!proof || !issue) return <Skeleton height="20rem" shape="block" />;
  return <CaseReview proof={proof} issue={issue.data} act={act} />;
}

const { verdict: words } = content;

type Verdict = { choice: (typeof PROOF_CHOICES)[number]; reason: string };

/** A verdict is sealed once given. */
function VerdictButtons({ duty: { proofId, issueId } }: { duty: JuryDuty }) {
  const giving = useDecision({
    issueId,
    words,
    send: (body: Verdict, idempotencyKey) =>
      call(giveVerdict, { params: { id: proofId }, body, idempotencyKey }),
  });
  return (
    <JudgeButtons
      sides={PROOF_CHOICES.toReversed().map((choice) => ({
        choice,
        button: words.choices[choice],
        title: `${words.options[choice]}?`,
        text: words.text,
        confirm: words.confirm,
        isDanger: choice === 'reject',
      }))}
      words={words}
      place={{ kind: 'verdict', issueId }}
      isPending={giving.isPending}
      error={giving.error}
      onConfirm={(verdict, onDone) => giving.mutate(verdict, { onSuccess: onDone })}
    />
  );
}
