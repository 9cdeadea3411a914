import { Suspense } from 'react';
import { styled } from 'styled-components';
import { DAY_MS } from '#schema/durations.ts';
import type { IssueDetail } from '#schema/issues/issue.ts';
import type { CaseView } from '#schema/case/verification.ts';
import { Stack } from '#web/components/layout/Stack.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { plural } from '#web/format/format.ts';
import { theme } from '#web/theme/theme.ts';
import { IssuePhotos } from './IssuePhotos.tsx';
import { nextContent } from './nextContent.ts';
import { BeforeAfter } from './paintedParts.ts';

type IssueHeroProps = { issue: IssueDetail; view: CaseView | undefined };

/** Photos of the problem; once solved, before and after. */
export function IssueHero({ issue, view }: IssueHeroProps) {
  const solved = view?.payout && view.proofs.find(({ outcome }) => outcome === 'accepted');
  if (!solved || !view.payout) return <IssuePhotos issue={issue} />;
  const days = daysBetween(issue.createdAt, view.payout.releasedAt);
  return (
    <Stack as="section" gap={3} aria-labelledby="solved-in">
      <Solved id="solved-in">{nextContent.solvedIn(plural(days, nextContent.day))}</Solved>
      <Suspense fallback={<Skeleton height="20rem" shape="block" />}>
        <BeforeAfter proof={solved} isEager />
      </Suspense>
      <IssuePhotos issue={issue} isSmall />
    </Stack>
  );
}

/** Started days, at least one. */
const daysBetween = (from: string, to: string): number =>
  Math.max(1, Math.ceil((Date.parse(to) - Date.parse(from)) / DAY_MS));

const Solved = styled.p`
  color: ${theme.color.statusCompleted};
  font-size: ${theme.fontSize.lead};
  font-weight: ${theme.weight.strong};
`;
