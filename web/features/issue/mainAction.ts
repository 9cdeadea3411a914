import type { IssueDetail } from '#schema/issues/issue.ts';
import type { CaseView } from '#schema/case/verification.ts';
import { nextContent as words } from './nextContent.ts';

export type MainAction = { label: string; href: string };

type Situation = {
  issue: Pick<IssueDetail, 'id' | 'status' | 'isHidden' | 'mergedInto' | 'viewer'>;
  /** Undefined while nothing is judged or it is unknown. */
  view: Pick<CaseView, 'proofs' | 'viewer'> | undefined;
  isSignedIn: boolean;
  /** Has money here and has not voted on any open proposal. */
  hasVoteLeft: boolean;
};

/** The viewer's next step; null: only sharing is left. */
export function mainActionOf({
  issue,
  view,
  isSignedIn,
  hasVoteLeft,
}: Situation): MainAction | null {
  const { mergedInto } = issue;
  if (mergedInto) {
    return mergedInto.title === null
      ? null
      : { label: words.goOn, href: `/issues/${mergedInto.id}` };
  }
  const page = `/issues/${issue.id}`;
  const { submitProof, vote, rule, confirmRuling, appeal, dismissFlag } =
    view?.viewer.abilities ?? {};
  if (submitProof) {
    const label = view?.proofs.length ? words.handInSecond : words.handIn;
    return { label, href: `${page}/proof` };
  }
  if (vote) return { label: words.vote, href: `${page}#proof-of-work` };
  if (rule || confirmRuling) return { label: words.decide, href: '/desk' };
  // With a second proof possible the appeal is secondary; alone it is the main action.
  if (appeal) return { label: words.appeal, href: `${page}#proof-of-work` };
  if (dismissFlag && view?.proofs[0]?.flags.some(({ settled }) => settled === null))
    return { label: words.objection, href: `${page}#proof-of-work` };
  const { abilities } = issue.viewer;
  if (hasVoteLeft && abilities.vote) return { label: words.choose, href: `${page}#proposals` };
  const isOpen = issue.status !== 'completed' && !issue.isHidden;
  // Visitors sign in to pledge; for others the server decides.
  if (isOpen && (abilities.pledge || !isSignedIn))
    return { label: words.pledge, href: `${page}#pledge` };
  return null;
}
