import type { IssueDetail } from '#schema/issues/issue.ts';
import { Muted } from '#web/components/layout/Muted.tsx';
import { usePledgeTerms } from './usePledgeTerms.ts';

/** What a pledge made now would be bound to. */
export function PledgeTerms({ issue }: { issue: IssueDetail }) {
  const { terms } = usePledgeTerms(issue);
  return terms.map((sentence) => <Muted key={sentence}>{sentence}</Muted>);
}
