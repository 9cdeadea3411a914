import { hiddenNotice } from '#api/domain/moderation.ts';
import { noticesFor } from '#api/domain/notices/notices.ts';
import { permit } from '#api/policies/issuePolicy.ts';
import { mayHide } from '#api/policies/moderationPolicy.ts';
import { findAnyIssue, touchIssue } from '../issueAccess.ts';
import { reviewVote } from '../judging.ts';
import { reviewJury } from '../jury.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';
import { participantsOf, saveNotices } from '../notify.ts';
import { partiesOf } from '../parties.ts';
import { record } from '../record.ts';
import { holdRelease } from '../release.ts';
import { reviewSelection } from '../selection.ts';
import { textDigest } from '../submitProof.ts';

/** What ambassadors and operators do about what is published. */
export const moderationHandlers: MockHandlersOf<'hideIssue'> = {
  hideIssue({ world, params, body: { isHidden, reason }, actor }) {
    const { state } = world;
    const issue = findAnyIssue(world, params.id);
    const on = { parties: partiesOf(state, issue), isHidden: issue.isHidden };
    permit(mayHide(actor, on, isHidden));
    issue.isHidden = isHidden;
    holdRelease(world, issue);
    const action = isHidden ? 'issue_hidden' : 'issue_shown';
    const data = { reason: textDigest(reason) };
    record(world, issue.id, { action, actorId: actor.id, data });
    const notice = hiddenNotice(isHidden, reason, issue);
    saveNotices(world, issue, noticesFor(participantsOf(state, issue), actor.id, notice));
    touchIssue(world, issue);
    if (isHidden || issue.status === 'completed') return;
    reviewSelection(world, issue);
    reviewVote(world, issue);
    reviewJury(world, issue);
  },
};
