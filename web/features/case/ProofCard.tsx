import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Position } from '#schema/places/geo.ts';
import type { CaseView, JudgedProof } from '#schema/case/verification.ts';
import { Badge } from '#web/components/issues/Badge.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatDateTime } from '#web/format/format.ts';
import { theme } from '#web/theme/theme.ts';
import { verificationContent as words } from './content.ts';
import { FlagsPanel } from './FlagsPanel.tsx';
import { JuryPanel, ReleasePanel, RemedyPanel, RulingPanel } from './HigherLayers.tsx';
import { reviewContent } from '#web/features/proof/review/content.ts';
import { CaseReview } from './review/CaseReview.tsx';
import { proofState } from './proofState.ts';
import { BallotAct } from './BallotAct.tsx';
import { SomethingWrong } from './SomethingWrong.tsx';
import { VotePanel } from './VotePanel.tsx';
import { PROOF_NOTE_MAX_LENGTH } from '#schema/limits.ts';
import { addProofNote } from '#schema/case/proof.ts';
import { text } from '#schema/text.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { call } from '#web/net/call.ts';
import { ReasonButton } from '#web/features/moderation/reasons/ReasonButton.tsx';

type ProofCardProps = {
  proof: JudgedProof;
  view: CaseView;
  issue: Position & { solutionCriteria?: string | null };
  isNewest: boolean;
  /** For people who are signed out, and for earlier proofs; absent on the desk. */
  report: ReactNode;
};

/** A proof with its statements and decisions. */
export function ProofCard({ proof, view, issue, isNewest, report }: ProofCardProps) {
  const { word, tone } = proofState(proof, view.verification);
  const { viewer } = view;
  const mayVote = isNewest && viewer.abilities.vote;
  const { user } = useCurrentUser();
  const wrong = { proof, viewer, canReport: Boolean(report) };
  return (
    <Card as="article">
      <Body>
        <Stack gap={1}>
          <Row justify="space-between" align="start">
            <h3>{words.proof(proof.number)}</h3>
            <Badge tone={tone}>{word}</Badge>
          </Row>
          <Muted>{words.submitted(proof.solverName, formatDateTime(proof.submittedAt))}</Muted>
          {proof.decidedBy && proof.decidedAt && (
            <p>{words.decided(proof.decidedBy, formatDateTime(proof.decidedAt))}</p>
          )}
        </Stack>
        <CaseReview
          proof={proof}
          issue={issue}
          hasPhotos={view.payout === null || proof.outcome !== 'accepted'}
          act={
            mayVote ? (
              <BallotAct
                proof={proof}
                viewer={viewer}
                wrong={<SomethingWrong {...wrong} size="lg" />}
              />
            ) : null
          }
        />
        {isNewest && viewer.abilities.addNote && <NoteButton proof={proof} />}
        <VotePanel proof={proof} viewer={viewer} isNewest={isNewest} />
        <ReleasePanel proof={proof} />
        <FlagsPanel proof={proof} viewer={viewer} isNewest={isNewest} />
        <JuryPanel proof={proof} />
        <RulingPanel proof={proof} />
        <RemedyPanel proof={proof} viewer={viewer} isNewest={isNewest} />
        {isNewest && !mayVote && (
          <div>
            <SomethingWrong {...wrong} variant="ghost" />
          </div>
        )}
        {(!isNewest || !user) && report}
      </Body>
    </Card>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  min-width: 0;

  & h4 {
    font-size: ${theme.fontSize.lead};
  }
`;

const { notes: noteWords } = reviewContent;
const rule = text(1, PROOF_NOTE_MAX_LENGTH, noteWords.empty);

/** The solver can add notes to a submitted proof. */
function NoteButton({ proof: { id, issueId } }: { proof: JudgedProof }) {
  return (
    <div>
      <ReasonButton
        words={{
          ...noteWords,
          button: noteWords.add,
          title: noteWords.add,
          confirm: noteWords.save,
        }}
        rule={rule}
        place={{ kind: 'note', issueId }}
        send={(note, idempotencyKey) =>
          call(addProofNote, { params: { id }, body: { text: note }, idempotencyKey })
        }
      />
    </div>
  );
}
