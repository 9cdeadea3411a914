import { Suspense } from 'react';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { useIsFirstPaint } from '#web/net/firstPaint.ts';

const StillThere = lazyPart(async () => (await import('./StillThere.tsx')).StillThere);

/** What people found at the place, for everybody; people who are there may add to it. */
export function AtThePlace({ issue }: { issue: IssueDetail }) {
  const isFirstPaint = useIsFirstPaint();
  const { isHidden, sightings, viewer, brokenAgain, againOf } = issue;
  const isToSay = sightings ?? brokenAgain ?? againOf ?? viewer.abilities.sight;
  if (isFirstPaint || isHidden || !isToSay) return null;
  return (
    <Suspense>
      <StillThere issue={issue} />
    </Suspense>
  );
}
