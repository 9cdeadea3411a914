import { useQuery } from '@tanstack/react-query';
import { columnsOf } from '#web/components/figures/columnsOf.ts';
import { DataTable } from '#web/components/figures/DataTable.tsx';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Money } from '#web/components/figures/Money.tsx';
import { formatDateTime } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { moneyTrailQuery } from './queries.ts';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import { pledgesContent } from './content.ts';

const { trail } = pledgesContent;

const COLUMNS = columnsOf(trail, ['what', 'when', 'amount'], ['amount']);

/** Where one's own money for the issue is; nothing without any. */
export function MoneyTrail({ issueId }: { issueId: string }) {
  const note = useMoneyNote();
  const { data: steps } = useQuery(moneyTrailQuery(issueId));
  if (!steps || steps.length === 0) return null;
  return (
    <Disclosure summary={trail.caption}>
      <DataTable
        caption={trail.caption}
        isCaptionHidden
        isStackedOnPhones
        columns={COLUMNS}
        rows={steps.map(({ kind, amount, pledgeNumber, createdAt }, at) => ({
          id: String(at),
          cells: {
            what: trail.kinds[kind](pledgeNumber),
            when: formatDateTime(createdAt),
            amount: <Money>{formatMoney(amount)}</Money>,
          },
        }))}
      />
      {note && <Muted>{note}</Muted>}
    </Disclosure>
  );
}
