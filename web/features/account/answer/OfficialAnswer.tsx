import { useQuery } from '@tanstack/react-query';
import { openForwarding, type ForwardedIssue } from '#schema/partners/officialAnswers.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { PageSpinner } from '#web/components/feedback/PageSpinner.tsx';
import { StepCard } from '#web/features/account/steps/StepCard.tsx';
import { OfficialNote } from '#web/features/issues/official/OfficialNote.tsx';
import { call } from '#web/net/call.ts';
import { ApiError } from '#web/net/callErrors.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { answerContent as words } from './answerContent.ts';

/** For a body that opens the private link of its mail. */
export function OfficialAnswer({ token }: { token: string }) {
  const { data, error, refetch, isPending } = useQuery({
    // Nobody else has it, and it is not for the device to keep.
    queryKey: ['forwarding', token],
    queryFn: ({ signal }) => call(openForwarding, { body: { token }, signal }),
    gcTime: 0,
  });
  if (isPending) return <PageSpinner />;
  if (data) return <Answer issue={data} token={token} onAnswered={() => void refetch()} />;
  if (error instanceof ApiError && error.code === 'link_expired')
    return (
      <StepCard title={words.gone} text={words.goneText}>
        <AppLink href="/issues">{words.issue}</AppLink>
      </StepCard>
    );
  return (
    <StepCard title={words.unreached} text={words.goneText}>
      <Button onClick={() => void refetch()}>{words.again}</Button>
    </StepCard>
  );
}

type AnswerProps = { issue: ForwardedIssue; token: string; onAnswered: () => void };

function Answer({ issue, token, onAnswered }: AnswerProps) {
  const { responsible, title, location, issueId } = issue;
  return (
    <StepCard title={words.title} text={words.text(responsible.bodyName)}>
      <div>
        <h2>{title}</h2>
        <p>{location}</p>
        <AppLink href={`/issues/${issueId}`}>{words.issue}</AppLink>
      </div>
      <OfficialNote responsible={responsible} />
      <AnswerForm token={token} issueId={issueId} onAnswered={onAnswered} />
    </StepCard>
  );
}
