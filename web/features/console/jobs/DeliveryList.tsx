import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DELIVERY_FILTERS, WAITING_FILTERS } from '#schema/console/consoleFilters.ts';
import {
  listDeliveries,
  type WaitingDelivery,
  repeatDelivery,
} from '#schema/console/deliveries.ts';
import { columnsOf } from '#web/components/figures/columnsOf.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { formatDateTime, formatNumber } from '#web/format/format.ts';
import { call } from '#web/net/call.ts';
import { deliveriesSearch, type DeliveriesSearch } from '#web/features/console/adminSearch.ts';
import { ConsoleList } from '#web/features/console/frame/ConsoleList.tsx';
import { ExportButton } from '#web/features/console/frame/ExportButton.tsx';
import { theme } from '#web/theme/theme.ts';
import { jobsContent as words } from './jobsContent.ts';
import { deliveriesQuery } from './jobsQueries.ts';
import * as v from 'valibot';
import { reason } from '#schema/case/verification.ts';
import { ActDialog } from '#web/features/console/frame/ActDialog.tsx';

const { columns } = words;
const route = getRouteApi('/protected/admin/operations');
const KINDS = DELIVERY_FILTERS.map((value) => ({ value, label: words.filters[value] }));
const STATES = WAITING_FILTERS.map((value) => ({ value, label: words.states[value] }));

const COLUMNS = columnsOf(
  columns,
  ['what', 'person', 'tries', 'since', 'next', 'error', 'act'],
  ['tries'],
);

const nameOf = ({ kind, what }: WaitingDelivery) => words.of(kind, what);
const when = (time: string | null, otherwise: string) =>
  time === null ? otherwise : formatDateTime(time);

const FILE = [
  { label: columns.what, valueOf: nameOf },
  { label: columns.person, valueOf: ({ userName }: WaitingDelivery) => userName },
  { label: columns.tries, valueOf: ({ attemptCount }: WaitingDelivery) => attemptCount },
  { label: columns.since, valueOf: ({ since }: WaitingDelivery) => since },
  { label: columns.next, valueOf: ({ nextAt }: WaitingDelivery) => nextAt },
  { label: columns.error, valueOf: ({ lastError }: WaitingDelivery) => lastError },
];

/** What waits to leave the installation, page by page; each can be tried again at once. */
export function DeliveryList() {
  const asked = route.useSearch();
  const { kind, state } = asked;
  const navigate = route.useNavigate();
  const [repeated, setRepeated] = useState<WaitingDelivery | null>(null);
  const result = useQuery(deliveriesQuery(asked));
  const change = (next: Partial<DeliveriesSearch>) =>
    void navigate({ search: { ...asked, page: 1, ...next }, resetScroll: false });
  const rowOf = (one: WaitingDelivery) => ({
    id: `${one.kind} ${one.id}`,
    cells: {
      ...cellsOf(one),
      act: one.attemptCount > 0 && (
        <Button aria-label={words.repeat.label(nameOf(one))} onClick={() => setRepeated(one)}>
          {words.repeat.button}
        </Button>
      ),
    },
  });
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries">{words.heading}</h2>
      <p>{words.hint}</p>
      <Filters>
        <SelectField
          label={words.kind}
          options={KINDS}
          value={kind}
          onChange={({ target }) => change({ kind: target.value as typeof kind })}
        />
        <SelectField
          label={words.state}
          options={STATES}
          value={state}
          onChange={({ target }) => change({ state: target.value as typeof state })}
        />
      </Filters>
      <ConsoleList
        words={words.list}
        columns={COLUMNS}
        rowOf={rowOf}
        result={result}
        isFiltered={kind !== 'any' || state !== 'any'}
        onPageChange={(page) => void navigate({ search: { ...asked, page } })}
        onReset={() => change(deliveriesSearch.defaults)}
        actions={
          <ExportButton
            name={words.fileName}
            fetchPage={(part) => call(listDeliveries, { query: { kind, state, ...part } })}
            columns={FILE}
          />
        }
      />
      {repeated && <RepeatDialog delivery={repeated} onClose={() => setRepeated(null)} />}
    </section>
  );
}

const cellsOf = (one: WaitingDelivery) => ({
  what: nameOf(one),
  person:
    one.userId === null ? (
      words.unknown
    ) : (
      <AppLink href={`/admin/people?person=${one.userId}`}>{one.userName}</AppLink>
    ),
  tries: formatNumber(one.attemptCount),
  since: when(one.since, words.unknown),
  next: when(one.nextAt, words.atOnce),
  error: one.lastError ?? '',
});

const Filters = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  margin-block: ${theme.space[5]};

  ${theme.media.md} {
    grid-template-columns: repeat(2, minmax(0, 20rem));
  }
`;

const rule = v.object({ reason });

type RepeatDialogProps = { delivery: WaitingDelivery; onClose: () => void };

/** Asks why something is to be sent again now, and has it sent. */
function RepeatDialog({ delivery: { kind, id }, onClose }: RepeatDialogProps) {
  return (
    <ActDialog
      words={words.repeat}
      rule={rule}
      empty={{ reason: '' }}
      place={{ kind: 'console-repeat', issueId: `${kind} ${id}` }}
      send={({ reason: why }, idempotencyKey) =>
        call(repeatDelivery, { body: { kind, id, reason: why }, idempotencyKey })
      }
      onClose={onClose}
    />
  );
}
