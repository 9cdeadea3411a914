import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { openForwarding, type ForwardedIssue } from '#schema/partners/officialAnswers.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { PageSpinner } from '#web/components/feedback/PageSpinner.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { UserText } from '#web/components/layout/UserText.tsx';
import { StepCard } from '#web/features/account/steps/StepCard.tsx';
import { OfficialNote } from '#web/features/issues/official/OfficialNote.tsx';
import { call } from '#web/net/call.ts';
import { ApiError } from '#web/net/callErrors.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { answerContent as words } from './answerContent.ts';

type OfficialAnswerProps = {
  token: string;
  /** Leads back to the body's desk. */
  onBack?: () => void;
};

/** For a body that opens the private link of its mail, or a report on its desk. */
export function OfficialAnswer({ token, onBack }: OfficialAnswerProps) {
  const { data, error, refetch, isPending } = useQuery({
    // Only the holder of the link may read this, and the device must not keep it.
    queryKey: ['forwarding', token],
    queryFn: ({ signal }) => call(openForwarding, { body: { token }, signal }),
    gcTime: 0,
  });
  if (isPending) return <PageSpinner />;
  const back = onBack && <Button onClick={onBack}>{words.back}</Button>;
  if (data)
    return (
      <Answer issue={data} token={token} onAnswered={() => void refetch()}>
        {back}
      </Answer>
    );
  if (error instanceof ApiError && error.code === 'link_expired')
    return (
      <StepCard title={words.gone} text={words.goneText}>
        {back ?? <AppLink href="/issues">{words.issues}</AppLink>}
      </StepCard>
    );
  return (
    <StepCard title={words.unreached} text={words.unreachedText}>
      <Button onClick={() => void refetch()}>{words.again}</Button>
    </StepCard>
  );
}

type AnswerProps = {
  issue: ForwardedIssue;
  token: string;
  onAnswered: () => void;
  children: ReactNode;
};

function Answer({ issue, token, onAnswered, children }: AnswerProps) {
  const { responsible, title, location, issueId } = issue;
  return (
    <StepCard title={words.title} text={words.text(responsible.bodyName)}>
      {children && <Row>{children}</Row>}
      <div>
        <h2>
          <UserText as="span">{title}</UserText>
        </h2>
        <p>
          <bdi>{location}</bdi>
        </p>
        <AppLink href={`/issues/${issueId}`}>{words.issue}</AppLink>
      </div>
      <OfficialNote responsible={responsible} />
      <AnswerForm token={token} issueId={issueId} onAnswered={onAnswered} />
    </StepCard>
  );
}
