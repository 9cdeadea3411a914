import { Bell } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { outbox } from '#web/device/outbox/outbox.ts';
import { useOutbox } from '#web/device/outbox/useOutbox.ts';
import { isOnItsWay } from '#web/device/outbox/waitingChoice.ts';
import type { MapViewport } from '#web/map/mapFeature.ts';
import { namePosition } from '#web/map/placeNames.ts';
import { showError } from '#web/store/toastStore.ts';
import { mapPageContent } from './content.ts';
import { joinTexts } from '#web/format/joinTexts.ts';
import { followedRadiusKm } from './followedRadius.ts';

const words = mapPageContent.followArea;

/** Follows the visible area: new reports there are part of the digest. For signed-in people. */
export function FollowArea({ viewport }: { viewport: MapViewport }) {
  const radiusKm = followedRadiusKm(viewport);
  const following = useMutation({
    // Offline it goes to the outbox, and the device's own list names the place.
    networkMode: 'always',
    mutationFn: async ({ centre, km }: { centre: MapViewport['centre']; km: 1 | 5 | 25 }) => {
      const area = { ...centre, name: await namePosition(centre), radiusKm: km };
      await outbox.choose('followArea', { id: crypto.randomUUID(), label: area.name }, { area });
    },
    onError: () => showError(words.failed),
  });
  const waiting = useOutbox()?.rows.some(
    (row) => row.operation === 'followArea' && row.body.area && isOnItsWay(row),
  );
  return (
    <Stack gap={2}>
      <Button
        icon={<Bell aria-hidden="true" />}
        isFullWidth
        disabled={radiusKm === null}
        isPending={following.isPending}
        pendingLabel={words.following}
        onClick={() => radiusKm && following.mutate({ centre: viewport.centre, km: radiusKm })}
      >
        {words.follow}
      </Button>
      <Muted>
        <span>
          {joinTexts(
            radiusKm === null ? words.tooLarge : words.what(radiusKm),
            waiting && words.waiting,
          )}
        </span>{' '}
        <AppLink href="/mine?list=following">{words.list}</AppLink>
      </Muted>
    </Stack>
  );
}
