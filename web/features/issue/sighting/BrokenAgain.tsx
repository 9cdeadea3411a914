import { useNavigate } from '@tanstack/react-router';
import { Repeat2 } from 'lucide-react';
import { useState } from 'react';
import type { IssueDetail } from '#schema/issues/issue.ts';
import type { BrokenAgain as Again } from '#schema/issues/sighting.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { useCategories } from '#web/features/site/useCategories.ts';
import { plural } from '#web/format/format.ts';
import { joinTexts } from '#web/format/joinTexts.ts';
import { showError } from '#web/store/toastStore.ts';
import { sightingContent as words } from './content.ts';
import { draftAgain } from './draftAgain.ts';
import { useSighting } from './useSighting.ts';

type BrokenAgainProps = { issue: IssueDetail; again: Again };

/** What people find at a completed issue; once enough find it broken, anybody may report it again. */
export function BrokenAgain({ issue, again }: BrokenAgainProps) {
  const { user } = useCurrentUser();
  const { waiting, hint, choice } = useSighting(issue);
  const [isOpenFor] = useState(() => Date.now() <= Date.parse(again.until));
  const isBroken = waiting === null ? again.own : !waiting;
  const maySay = isOpenFor && issue.viewer.abilities.sightAgain === true;
  const mayReport = user && again.isReportable && !again.report;
  if (!maySay && !mayReport && again.count === 0 && !again.report) return null;
  return (
    <Stack as="section" gap={2} aria-label={words.againLabel}>
      <Muted as="output">
        {joinTexts(
          again.count > 0 && plural(again.count, words.broken),
          (isBroken || waiting !== null) &&
            `${isBroken ? words.saidBroken : words.saidFixed}${waiting === null ? '' : words.waiting}`,
        )}
      </Muted>
      {again.report && (
        <Muted>
          <span>{words.reportedAgain}</span>{' '}
          <AppLink href={`/issues/${again.report.id}`}>{again.report.title}</AppLink>
        </Muted>
      )}
      {(maySay || mayReport) && (
        <Row gap={3}>
          {maySay && (
            <Button icon={<Repeat2 aria-hidden="true" />} {...choice(isBroken, isBroken)}>
              {words.brokenAgain}
            </Button>
          )}
          {mayReport && <ReportAgain issue={issue} userId={user.id} />}
        </Row>
      )}
      {maySay && <Muted as="output">{hint}</Muted>}
    </Stack>
  );
}

/** Opens the form with what is known of the issue. */
function ReportAgain({ issue, userId }: { issue: IssueDetail; userId: string }) {
  const navigate = useNavigate();
  const { offered } = useCategories();
  const [isPending, setIsPending] = useState(false);
  const open = async () => {
    setIsPending(true);
    try {
      const draft = await draftAgain(issue, { userId, offered });
      await navigate({ to: '/report-issue', search: { draft } });
    } catch {
      showError(words.notOpened);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Button variant="primary" isPending={isPending} onClick={() => void open()}>
      {words.reportAgain}
    </Button>
  );
}
