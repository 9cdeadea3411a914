import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DESK_PAGE_SIZE, openDesk, type DeskReport } from '#schema/partners/bodyDesk.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { PageSpinner } from '#web/components/feedback/PageSpinner.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { UserText } from '#web/components/layout/UserText.tsx';
import { Pagination } from '#web/components/paging/Pagination.tsx';
import { OfficialAnswer } from '#web/features/account/answer/OfficialAnswer.tsx';
import { StepCard } from '#web/features/account/steps/StepCard.tsx';
import { OfficialSentence } from '#web/features/issues/official/OfficialNote.tsx';
import { formatDate, formatNumber } from '#web/format/format.ts';
import { call } from '#web/net/call.ts';
import { ApiError } from '#web/net/callErrors.ts';
import { bodyDeskContent as words } from './bodyDeskContent.ts';

/** The desk of a body that opened its private link: every report forwarded to it, each to be answered. */
export function BodyDesk({ token }: { token: string }) {
  const [page, setPage] = useState(1);
  const [answered, setAnswered] = useState<DeskReport | null>(null);
  const { data, error, refetch, isPending } = useQuery({
    // Only the holder of the link may read this, and the device must not keep it.
    queryKey: ['desk', token, page],
    queryFn: ({ signal }) => call(openDesk, { body: { token, page }, signal }),
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  if (isPending) return <PageSpinner />;
  if (!data) {
    const isOver = error instanceof ApiError && error.code === 'link_expired';
    return (
      <StepCard
        title={isOver ? words.gone : words.unreached}
        text={isOver ? words.goneText : words.unreachedText}
      >
        <Button onClick={() => void refetch()}>{words.again}</Button>
      </StepCard>
    );
  }
  if (answered !== null) {
    const toList = () => {
      setAnswered(null);
      void refetch();
      scrollTo(0, 0);
    };
    return <OfficialAnswer key={answered.token} token={answered.token} onBack={toList} />;
  }
  const { bodyName, reports, total, waiting } = data;
  const open = (report: DeskReport) => {
    setAnswered(report);
    scrollTo(0, 0);
  };
  return (
    <StepCard title={words.title(bodyName)} text={words.text}>
      <Muted as="output">
        {total === 0 ? words.none : words.waiting(formatNumber(waiting), formatNumber(total))}
      </Muted>
      <PlainList gap={5}>
        {reports.map((report) => (
          <li key={report.token}>
            <Report report={report} onAnswer={() => open(report)} />
          </li>
        ))}
      </PlainList>
      <Pagination
        label={words.pages}
        page={page}
        pageCount={Math.max(1, Math.ceil(total / DESK_PAGE_SIZE))}
        onPageChange={setPage}
      />
    </StepCard>
  );
}

function Report({ report, onAnswer }: { report: DeskReport; onAnswer: () => void }) {
  const { title, location, toldAt, answer } = report;
  return (
    <Stack gap={2}>
      <h2>
        <UserText as="span">{title}</UserText>
      </h2>
      <Muted>
        <bdi>{location}</bdi>
      </Muted>
      <Muted>{words.told(formatDate(toldAt))}</Muted>
      {answer === null ? <strong>{words.unanswered}</strong> : <OfficialSentence answer={answer} />}
      <Row gap={3}>
        <Button aria-label={`${words.answer}: ${title}`} onClick={onAnswer}>
          {words.answer}
        </Button>
      </Row>
    </Stack>
  );
}
