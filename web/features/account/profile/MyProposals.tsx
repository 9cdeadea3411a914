import { useQuery } from '@tanstack/react-query';
import type { User } from '#schema/people/user.ts';
import { Badge } from '#web/components/issues/Badge.tsx';
import { formatDate, formatNumber } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { timelineText } from '#web/format/timelineText.ts';
import { userProposalsQuery } from '#web/features/account/queries.ts';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import { profileContent } from './content.ts';
import { OwnList } from './OwnList.tsx';
import { ProfileLine, ProfileLines } from './ProfileLine.tsx';

const { proposals: words } = profileContent;

export function MyProposals({ user }: { user: User }) {
  const result = useQuery(userProposalsQuery(user.id));
  const note = useMoneyNote();
  return (
    <OwnList
      title={profileContent.sections.proposals}
      result={result}
      empty={{
        title: words.emptyTitle,
        text: words.empty,
        action: words.browse,
        href: '/issues?filter=reported',
      }}
    >
      {(proposals) => (
        <ProfileLines>
          {proposals.map(({ id, issueId, title, status, ...proposal }) => (
            <ProfileLine
              key={id}
              href={`/issues/${issueId}#proposals`}
              title={title}
              detail={[
                formatMoney(proposal.budget),
                ...(note ? [note] : []),
                timelineText(proposal.timeline),
                words.votes(formatNumber(proposal.upvotes), formatNumber(proposal.downvotes)),
                formatDate(proposal.createdAt),
              ].join(' · ')}
              badge={
                <Badge tone={status === 'completed' ? 'completed' : 'neutral'}>
                  {words.statuses[status]}
                </Badge>
              }
            />
          ))}
        </ProfileLines>
      )}
    </OwnList>
  );
}
