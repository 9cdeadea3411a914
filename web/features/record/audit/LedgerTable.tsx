import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { LedgerMovement } from '#schema/case/audit.ts';
import { DataTable } from '#web/components/figures/DataTable.tsx';
import { Money } from '#web/components/figures/Money.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatDateTime, formatNumber } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { theme } from '#web/theme/theme.ts';
import { auditContent } from './content.ts';
import { Digest } from './Digest.tsx';

const { ledger } = auditContent;

const COLUMNS = [
  { key: 'number', label: ledger.number, isNumeric: true },
  { key: 'what', label: ledger.what },
  { key: 'entries', label: ledger.from },
  { key: 'when', label: ledger.when },
];

type LedgerTableProps = { movements: readonly LedgerMovement[]; balance: string };

/** Each movement with both of its sides, oldest first. */
export function LedgerTable({ movements, balance }: LedgerTableProps) {
  const { data: settings } = useQuery(settingsQuery());
  if (movements.length === 0) return <p>{ledger.empty}</p>;
  return (
    <Stack gap={3}>
      <p>
        {`${ledger.balance(formatMoney(balance))}${settings?.payments === 'sandbox' ? ` · ${ledger.testMoney}` : ''}`}
      </p>
      <DataTable
        caption={ledger.caption}
        isStackedOnPhones
        columns={COLUMNS}
        rows={movements.map((movement, at) => ({
          id: movement.id,
          cells: {
            number: formatNumber(at + 1),
            what: (
              <div>
                <span>{ledger.kinds[movement.kind]}</span>
                {movement.decision?.kind === 'ruling' && (
                  <Reason dir="auto">{movement.decision.reason}</Reason>
                )}
              </div>
            ),
            entries: <Entries movement={movement} />,
            when: formatDateTime(movement.createdAt),
          },
        }))}
      />
    </Stack>
  );
}

function Entries({ movement }: { movement: LedgerMovement }) {
  return (
    <List>
      {movement.entries.map(({ account, ownerDigest, amount }, at) => (
        <li key={at}>
          <Money>{formatMoney(amount)}</Money>
          <span>{` ${ledger.accounts[account]} `}</span>
          {ownerDigest && <Digest value={ownerDigest} />}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  padding: 0;
  list-style: none;
`;

const Reason = styled.span`
  display: block;
  color: ${theme.color.textMuted};
`;
