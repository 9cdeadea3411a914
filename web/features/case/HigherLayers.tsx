import { useQuery } from '@tanstack/react-query';
import { appealProof, type CaseView, type JudgedProof } from '#schema/case/verification.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Badge } from '#web/components/issues/Badge.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { ConfirmedButton } from '#web/components/actions/ConfirmedButton.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { call } from '#web/net/call.ts';
import { juryDutiesQuery } from './queries.ts';
import { formatDateTime, formatNumber, plural } from '#web/format/format.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { verificationContent } from './content.ts';
import { awaitsJuror } from './isOpenDuty.ts';
import { Statements } from '#web/features/moderation/reasons/Statements.tsx';
import { joinTexts } from '#web/format/joinTexts.ts';
import { useDecision } from '#web/features/moderation/reasons/useDecision.ts';

const { jury: juryWords, ruling: rulingWords, release: releaseWords } = verificationContent;
const { remedy: remedyWords, vote: voteWords } = verificationContent;

/** Countdown to the release without objection. */
export function ReleasePanel({ proof: { release, outcome } }: { proof: JudgedProof }) {
  if (!release || outcome !== null) return null;
  return (
    <Muted>
      {joinTexts(
        release.pausedAt
          ? releaseWords.paused(formatDateTime(release.pausedAt))
          : releaseWords.running(formatDateTime(release.releaseAt)),
        release.noticeAt && releaseWords.announced(formatDateTime(release.noticeAt)),
      )}
    </Muted>
  );
}

/** Progress of a jury, and its result once closed. */
export function JuryPanel({ proof: { id, jury, issueId } }: { proof: JudgedProof }) {
  if (!jury) return null;
  const { seatsAccepted, verdictsGiven, verdicts, outcome } = jury;
  return (
    <Stack as="section" gap={3}>
      <h4>{juryWords.heading}</h4>
      {jury.outcome === null && <OwnSeat proofId={id} />}
      <Muted>
        {joinTexts(
          jury.isAppeal ? juryWords.appeal : juryWords.called,
          juryWords.state(formatNumber(seatsAccepted), plural(verdictsGiven, juryWords.verdict)),
        )}
      </Muted>
      {outcome ? (
        <p>{juryWords.outcomes[outcome]}</p>
      ) : (
        <Muted>{joinTexts(juryWords.sealed, juryWords.until(formatDateTime(jury.endsAt)))}</Muted>
      )}
      {verdicts.length > 0 && (
        <Statements
          items={verdicts.map(({ choice, reason }, at) => ({
            id: String(at),
            head: (
              <Badge tone={choice === 'approve' ? 'success' : 'danger'}>
                {voteWords.choices[choice]}
              </Badge>
            ),
            text: reason,
          }))}
        />
      )}
      <Row>
        <AppLink href={`/issues/${issueId}/audit`}>{juryWords.draw}</AppLink>
      </Row>
    </Stack>
  );
}

/** Link for a juror of this jury; nothing for others. */
function OwnSeat({ proofId }: { proofId: string }) {
  const { user } = useCurrentUser();
  const { data: duties } = useQuery({ ...juryDutiesQuery(), enabled: Boolean(user) });
  const duty = duties?.find((one) => one.proofId === proofId);
  if (!duty || !awaitsJuror(duty)) return null;
  return (
    <Banner
      tone="warning"
      action={
        <ButtonLink href="/jury" variant="secondary">
          {juryWords.toSeat}
        </ButtonLink>
      }
    >
      {juryWords.drawn}
    </Banner>
  );
}

/** An ambassador's ruling, and whether it is in force. */
export function RulingPanel({ proof: { ruling } }: { proof: Pick<JudgedProof, 'ruling'> }) {
  if (!ruling) return null;
  const { writtenAt, needsConfirmation, confirmedAt } = ruling;
  return (
    <Stack as="section" gap={3}>
      <h4>{rulingWords.heading}</h4>
      <Statements
        items={[
          {
            id: ruling.id,
            head: (
              <Badge tone={ruling.choice === 'release' ? 'success' : 'danger'}>
                {rulingWords.choices[ruling.choice]}
              </Badge>
            ),
            text: ruling.reason,
          },
        ]}
      />
      <Muted>
        {joinTexts(
          rulingWords.written(formatDateTime(writtenAt)),
          confirmedAt && rulingWords.confirmed(formatDateTime(confirmedAt)),
          needsConfirmation && !confirmedAt && rulingWords.waits,
        )}
      </Muted>
    </Stack>
  );
}

type RemedyPanelProps = { proof: JudgedProof; viewer: CaseView['viewer']; isNewest: boolean };

/** The solver's options after a rejection, and the appeal to a jury. */
export function RemedyPanel({ proof, viewer, isNewest }: RemedyPanelProps) {
  const { remedy } = proof;
  if (!remedy || !isNewest) return null;
  return (
    <Stack as="section" gap={3}>
      <h4>{remedyWords.heading}</h4>
      <Stack gap={1}>
        {remedy.secondProofUntil && (
          <p>{remedyWords.second(formatDateTime(remedy.secondProofUntil))}</p>
        )}
        {remedy.appealUntil && <p>{remedyWords.appeal(formatDateTime(remedy.appealUntil))}</p>}
      </Stack>
      {viewer.abilities.appeal && <AppealButton proof={proof} />}
    </Stack>
  );
}

function AppealButton({ proof: { id, issueId } }: { proof: JudgedProof }) {
  const appeal = useDecision({
    issueId,
    words: remedyWords,
    send: (_: null, idempotencyKey) => call(appealProof, { params: { id }, idempotencyKey }),
  });
  return (
    <div>
      <ConfirmedButton
        variant="secondary"
        words={{ button: remedyWords.appealButton, ...remedyWords.dialog }}
        isPending={appeal.isPending}
        onConfirm={(close) => appeal.mutate(null, { onSettled: close })}
      />
    </div>
  );
}
