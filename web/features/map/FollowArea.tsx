import { Bell } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { digestQuery } from '#web/data/queries/outreachQueries.ts';
import { useAction } from '#web/data/server/useAction.ts';
import { useCurrentUser } from '#web/data/server/useCurrentUser.ts';
import { sendArea } from '#web/data/server/useDigest.ts';
import type { MapViewport } from '#web/map/mapFeature.ts';
import { namePosition } from '#web/map/placeNames.ts';
import { followAreaContent as words } from './followAreaContent.ts';
import { followedRadiusKm } from './followedRadius.ts';

/** Follows what the map shows: new reports there come with the person's digest. */
export function FollowArea({ viewport }: { viewport: MapViewport | null }) {
  const { user } = useCurrentUser();
  const queryClient = useQueryClient();
  const radiusKm = viewport && followedRadiusKm(viewport);
  const following = useAction({
    send: async ({ centre, km }: { centre: MapViewport['centre']; km: 1 | 5 | 25 }, key) =>
      sendArea({ ...centre, name: await namePosition(centre), radiusKm: km }, key),
    words: { done: words.done, doneText: words.doneText, failed: words.failed },
    onSettled: () => queryClient.invalidateQueries({ queryKey: digestQuery().queryKey }),
  });
  if (!user || !viewport) return null;
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
        {radiusKm === null ? words.tooLarge : words.what(radiusKm)}{' '}
        <AppLink href="/mine?list=following">{words.list}</AppLink>
      </Muted>
    </Stack>
  );
}
