import type { IssueDetail } from '#schema/issues/issue.ts';
import type { CaseView } from '#schema/case/verification.ts';
import { nextContent as words } from './nextContent.ts';

export type MainAction = { label: string; href: string };

type Situation = {
  issue: Pick<IssueDetail, 'id' | 'status' | 'isHidden' | 'mergedInto' | 'viewer'>;
  /** Undefined while nothing is judged, or it is not known yet. */
  view: Pick<CaseView, 'proofs' | 'viewer'> | undefined;
  isSignedIn: boolean;
  /** The person has money here and has not voted on any of the open proposals. */
  hasVoteLeft: boolean;
};

/** The one thing for this person to do now; null: there is nothing left but to tell others. */
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
  // Beside a second proof the appeal is the lesser of two ways; alone it is the only one.
  if (appeal) return { label: words.appeal, href: `${page}#proof-of-work` };
  if (dismissFlag && view?.proofs[0]?.flags.some(({ settled }) => settled === null))
    return { label: words.objection, href: `${page}#proof-of-work` };
  const { abilities } = issue.viewer;
  if (hasVoteLeft && abilities.vote) return { label: words.choose, href: `${page}#proposals` };
  const isOpen = issue.status !== 'completed' && !issue.isHidden;
  // Visitors sign in where they pledge; the server says of everybody else whether they may.
  if (isOpen && (abilities.pledge || !isSignedIn))
    return { label: words.pledge, href: `${page}#pledge` };
  return null;
}
