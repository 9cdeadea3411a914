import { useQuery } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { DISTANCES_KM } from '#schema/issues/issueFilters.ts';
import { saveWorkAlert } from '#schema/issues/workAlert.ts';
import type { Position } from '#schema/places/geo.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { Dialog } from '#web/components/overlays/Dialog.tsx';
import type { useMe } from '#web/device/useMe.ts';
import type { IssuesSearch } from '#web/features/issues/issueList.ts';
import { useCategories } from '#web/features/site/useCategories.ts';
import { useMoneyRules } from '#web/features/site/useMoneyRules.ts';
import { formatMoneyShort } from '#web/format/formatMoney.ts';
import { toAmount } from '#web/format/moneyInUse.ts';
import { namePosition } from '#web/map/placeNames.ts';
import { call } from '#web/net/call.ts';
import { useAction } from '#web/net/useAction.ts';
import { workAlertContent as words } from './content.ts';
import { WorkAlerts } from './WorkAlerts.tsx';

type Searched = Pick<IssuesSearch, 'category' | 'distance'>;
type WorkAlertDialogProps = {
  search: Searched;
  place: ReturnType<typeof useMe>;
  onClose: () => void;
};

/** Saves what a solver looks for, near where they are, as an alert, and lists the saved ones. */
export function WorkAlertDialog({ search, place, onClose }: WorkAlertDialogProps) {
  return (
    <Dialog title={words.title} description={words.intro} onClose={onClose}>
      <Stack gap={5}>
        <AlertForm search={search} place={place} />
        <section>
          <h3>{words.list}</h3>
          <WorkAlerts />
        </section>
      </Stack>
    </Dialog>
  );
}

function AlertForm({ search, place }: Pick<WorkAlertDialogProps, 'search' | 'place'>) {
  const { me, isLocating, find } = place;
  if (!me)
    return (
      <Stack gap={2}>
        <p>{words.nowhere}</p>
        <Button
          icon={<LocateFixed aria-hidden="true" />}
          isPending={isLocating}
          pendingLabel={words.locating}
          onClick={() => void find()}
        >
          {words.locate}
        </Button>
      </Stack>
    );
  return <PlacedForm search={search} at={me.position} />;
}

const DISTANCES = DISTANCES_KM.map((km) => ({ value: String(km), label: words.within(km) }));

function PlacedForm({ search, at }: { search: Searched; at: Position }) {
  const money = useMoneyRules();
  const { offeredWith } = useCategories();
  const { data: place } = useQuery({
    queryKey: ['placeName', at.latitude, at.longitude],
    queryFn: () => namePosition(at),
    networkMode: 'always',
  });
  const [choice, setChoice] = useState({
    distance: search.distance === 'all' ? '25' : search.distance,
    category: search.category,
    minRaised: '0',
  });
  const save = useAction({
    send: async ({ distance, category, minRaised }: typeof choice, idempotencyKey) => {
      const radiusKm = DISTANCES_KM.find((km) => String(km) === distance) ?? 25;
      const name = place ?? (await namePosition(at));
      const area = { latitude: at.latitude, longitude: at.longitude, name, radiusKm };
      return call(saveWorkAlert, {
        params: { id: idempotencyKey },
        body: { alert: { ...area, category: category === 'all' ? null : category, minRaised } },
        idempotencyKey,
      });
    },
    words,
    changes: [{ topic: 'following', id: null }],
  });
  const amounts = [money.presets.at(-1) ?? 0n, money.fundingLowBelow, money.fundingHighAbove]
    .filter((cents) => cents > 0n)
    .map(toAmount);
  const set = (name: keyof typeof choice, value: string) => setChoice({ ...choice, [name]: value });
  return (
    <Stack gap={3}>
      <p>
        <span>{words.place}</span> <strong>{place ?? '…'}</strong>
      </p>
      <SelectField
        label={words.distance}
        options={DISTANCES}
        value={choice.distance}
        onChange={({ currentTarget }) => set('distance', currentTarget.value)}
      />
      <SelectField
        label={words.category}
        options={[
          { value: 'all', label: words.any },
          ...offeredWith(choice.category).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={choice.category}
        onChange={({ currentTarget }) => set('category', currentTarget.value)}
      />
      <SelectField
        label={words.money}
        options={[
          { value: '0', label: words.anyMoney },
          ...amounts.map((amount) => ({
            value: amount,
            label: words.atLeast(formatMoneyShort(amount)),
          })),
        ]}
        value={choice.minRaised}
        onChange={({ currentTarget }) => set('minRaised', currentTarget.value)}
      />
      <div>
        <Button
          variant="primary"
          isPending={save.isPending}
          pendingLabel={words.saving}
          onClick={() => save.mutate(choice)}
        >
          {words.save}
        </Button>
      </div>
    </Stack>
  );
}
