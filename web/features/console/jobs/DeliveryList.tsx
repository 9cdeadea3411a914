import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { reason } from '#schema/text.ts';
import { DELIVERY_FILTERS, WAITING_FILTERS } from '#schema/console/consoleFilters.ts';
import {
  listDeliveries,
  repeatDelivery,
  type WaitingDelivery,
} from '#schema/console/deliveries.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { formatDateTime, formatNumber } from '#web/format/format.ts';
import { call } from '#web/net/call.ts';
import { deliveriesSearch, type DeliveriesSearch } from '#web/features/console/adminSearch.ts';
import { ActDialog } from '#web/features/console/frame/ActDialog.tsx';
import {
  FilteredList,
  toOptions,
  type ListDescription,
} from '#web/features/console/frame/FilteredList.tsx';
import { jobsContent as words } from './jobsContent.ts';

const { columns } = words;
const route = getRouteApi('/protected/admin/operations');

const deliveryName = ({ kind, what }: WaitingDelivery) => words.of(kind, what);
const when = (time: string | null, otherwise: string) =>
  time === null ? otherwise : formatDateTime(time);

type Deliveries = ListDescription<WaitingDelivery, DeliveriesSearch, keyof typeof columns>;

const listWith = (act: Deliveries['cells']['act']): Deliveries => ({
  name: 'deliveries',
  fetchPage: (query, signal) => call(listDeliveries, { query, signal }),
  defaults: deliveriesSearch.defaults,
  words,
  filters: [
    { name: 'kind', label: words.kind, options: toOptions(DELIVERY_FILTERS, words.filters) },
    { name: 'state', label: words.state, options: toOptions(WAITING_FILTERS, words.states) },
  ],
  idOf: ({ kind, id }) => `${kind} ${id}`,
  cells: {
    what: deliveryName,
    person: ({ userId, userName }) =>
      userId === null ? (
        words.unknown
      ) : (
        <AppLink href={`/admin/people?person=${userId}`}>{userName}</AppLink>
      ),
    tries: ({ attemptCount }) => formatNumber(attemptCount),
    since: ({ since }) => when(since, words.unknown),
    next: ({ nextAt }) => when(nextAt, words.atOnce),
    error: ({ lastError }) => lastError ?? '',
    act,
  },
  numeric: ['tries'],
  file: [
    [columns.what, deliveryName],
    [columns.person, ({ userName }) => userName],
    [columns.tries, ({ attemptCount }) => attemptCount],
    [columns.since, ({ since }) => since],
    [columns.next, ({ nextAt }) => nextAt],
    [columns.error, ({ lastError }) => lastError],
  ],
});

/** The outgoing queue; failed deliveries can be retried at once. */
export function DeliveryList() {
  const asked = route.useSearch();
  const navigate = route.useNavigate();
  const [repeated, setRepeated] = useState<WaitingDelivery | null>(null);
  const list = listWith(
    (one) =>
      one.attemptCount > 0 && (
        <Button aria-label={words.repeat.label(deliveryName(one))} onClick={() => setRepeated(one)}>
          {words.repeat.button}
        </Button>
      ),
  );
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries">{words.heading}</h2>
      <p>{words.hint}</p>
      <FilteredList
        list={list}
        asked={asked}
        onChange={(search, resetScroll) => void navigate({ search, resetScroll })}
      />
      {repeated && <RepeatDialog delivery={repeated} onClose={() => setRepeated(null)} />}
    </section>
  );
}

const rule = v.object({ reason });

type RepeatDialogProps = { delivery: WaitingDelivery; onClose: () => void };

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
