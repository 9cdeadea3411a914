import { useQuery } from '@tanstack/react-query';
import { Gavel, Scale, Settings } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { juryDutiesQuery } from '#web/features/case/queries.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { deskContent } from './deskContent.ts';
import { isOpenDuty } from '#web/features/case/isOpenDuty.ts';
import { juryContent } from '#web/features/jury/juryContent.ts';

type DutyLink = { href: string; label: string; icon: ReactNode };

/** Links of jurors with a seat, ambassadors and operators. */
export function DutyLinks({ render }: { render: (link: DutyLink) => ReactElement }) {
  const { user } = useCurrentUser();
  const { data: duties = [] } = useQuery(juryDutiesQuery());
  const openCount = duties.filter(isOpenDuty).length;
  return (
    <>
      {duties.length > 0 &&
        render({
          href: '/jury',
          label: openCount > 0 ? juryContent.link(openCount) : juryContent.title,
          icon: <Scale aria-hidden="true" />,
        })}
      {user &&
        user.accountRole !== 'user' &&
        render({
          href: '/desk',
          label: deskContent.title,
          icon: <Gavel aria-hidden="true" />,
        })}
      {user &&
        user.accountRole !== 'user' &&
        render({
          href: user.accountRole === 'operator' ? '/admin' : '/admin/content',
          label: deskContent.administration,
          icon: <Settings aria-hidden="true" />,
        })}
    </>
  );
}
