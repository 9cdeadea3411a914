import { useQuery } from '@tanstack/react-query';
import { Gavel, Scale, Settings } from 'lucide-react';
import type { NeedKind } from '#schema/case/needs.ts';
import type { User } from '#schema/people/user.ts';
import type { AccountLinksProps } from '#web/components/frame/accountLinks.ts';
import { juryDutiesQuery } from '#web/features/case/queries.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { deskContent } from './deskContent.ts';
import { awaitsJuror } from '#web/features/case/isOpenDuty.ts';
import { useLanguageChoice } from '#web/features/site/useLanguageChoice.ts';
import { needsQuery } from '#web/features/notices/needs/needsQuery.ts';
import { juryContent } from '#web/features/jury/juryContent.ts';

/** What menus hold beyond the links that everybody has. */
export function MenuParts({ render, renderLanguage }: AccountLinksProps) {
  const { user } = useCurrentUser();
  const language = useLanguageChoice();
  return (
    <>
      {user && <DutyLinks user={user} render={render} />}
      {language && renderLanguage(language)}
    </>
  );
}

const SEAT_NEEDS: ReadonlySet<NeedKind> = new Set(['seat', 'verdict']);

type DutyLinksProps = Pick<AccountLinksProps, 'render'> & { user: User };

/** Links of jurors with a seat, ambassadors and operators. */
function DutyLinks({ user, render }: DutyLinksProps) {
  const { data: duties } = useQuery(juryDutiesQuery());
  // Loaded already for the bar: if entries moved in an open menu, people would press the wrong one.
  const { data: list } = useQuery(needsQuery());
  const waitingCount = list?.needs.filter(({ kind }) => SEAT_NEEDS.has(kind)).length ?? 0;
  const openCount = duties?.filter(awaitsJuror).length ?? waitingCount;
  const hasSeats = duties ? duties.length > 0 : waitingCount > 0;
  return (
    <>
      {hasSeats &&
        render({
          href: '/jury',
          label: openCount > 0 ? juryContent.link(openCount) : juryContent.title,
          icon: <Scale aria-hidden="true" />,
        })}
      {user.accountRole !== 'user' &&
        render({
          href: '/desk',
          label: deskContent.title,
          icon: <Gavel aria-hidden="true" />,
        })}
      {user.accountRole !== 'user' &&
        render({
          href: user.accountRole === 'operator' ? '/admin' : '/admin/content',
          label: deskContent.administration,
          icon: <Settings aria-hidden="true" />,
        })}
    </>
  );
}
