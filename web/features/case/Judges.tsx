import { useQuery } from '@tanstack/react-query';
import { Muted } from '#web/components/layout/Muted.tsx';
import { proposalsContent } from '#web/features/proposals/content.ts';
import { formatMoneyShort } from '#web/format/formatMoney.ts';
import { language } from '#web/format/language.ts';
import { caseQuery } from './queries.ts';

const { list } = proposalsContent;

/** A vote on a proposal also chooses who judges the work. */
export function Judges({ issueId }: { issueId: string }) {
  const { data: view } = useQuery(caseQuery(issueId));
  if (!view?.judges || view.status === 'completed') return null;
  const { ambassadors, largeEscrow } = view.judges;
  const isChosen = view.status === 'in_progress';
  const text = isChosen ? list.judges : list.judgesIfChosen;
  return (
    <Muted>
      {ambassadors.length === 0
        ? list.noJudges
        : text(ambassadors.join(language.comma), formatMoneyShort(largeEscrow))}
    </Muted>
  );
}
