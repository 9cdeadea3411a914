import { styled } from 'styled-components';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { useState } from 'react';
import { Button } from '#web/components/actions/Button.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { OfficialWord } from '#web/features/issues/official/OfficialNote.tsx';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { ownMoneyContent } from '#web/format/ownMoneyContent.ts';
import { theme } from '#web/theme/theme.ts';
import { pledgesContent } from './content.ts';
import { OwnPledge } from './OwnPledge.tsx';
import { PledgeTerms } from './PledgeTerms.tsx';
import { StrangersPledge } from './StrangersPledge.tsx';
import { usePledgeTerms } from './usePledgeTerms.ts';

const { form: content } = pledgesContent;

/** For everybody who may pledge, also before signing in; in a second step where no money is needed. */
export function PledgeForm({ issue }: { issue: IssueDetail }) {
  const { user, isPending } = useCurrentUser();
  const { isCovered } = usePledgeTerms(issue);
  const [isAnyway, setIsAnyway] = useState(false);
  if (isPending) return null;
  if (issue.mergedInto) return <EmptyState title={content.merged} />;
  if (issue.status === 'completed') return <EmptyState title={content.closed} />;
  return (
    <Narrow>
      <OfficialWord responsible={issue.responsible} />
      {isCovered && !isAnyway ? (
        <Stack gap={4}>
          <h2>{content.title}</h2>
          <PledgeTerms issue={issue} />
          <Button size="lg" isFullWidth onClick={() => setIsAnyway(true)}>
            {ownMoneyContent.terms.anyway}
          </Button>
        </Stack>
      ) : (
        // Once used the form stays, even if its pledge was the last that was missing.
        <div onFocus={() => setIsAnyway(true)}>
          {user ? (
            <OwnPledge issue={issue} user={user} key={user.id} />
          ) : (
            <StrangersPledge issue={issue} />
          )}
        </div>
      )}
    </Narrow>
  );
}

const Narrow = styled.div`
  max-width: ${theme.size.narrow};
`;
