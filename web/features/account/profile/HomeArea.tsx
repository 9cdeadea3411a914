import { useQuery } from '@tanstack/react-query';
import { LocateFixed, X } from 'lucide-react';
import { MINUTE_MS } from '#schema/durations.ts';
import type { Position } from '#schema/places/geo.ts';
import { saveHome, type User } from '#schema/people/user.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { call } from '#web/net/call.ts';
import { errorMessage } from '#web/net/callErrors.ts';
import { useAction } from '#web/net/useAction.ts';
import { locate, LocateError } from '#web/device/locate.ts';
import { locateSentence } from '#web/device/locateSentence.ts';
import { namePosition } from '#web/map/placeNames.ts';
import { DigestOffer } from '#web/features/notices/settings/DigestOffer.tsx';
import { profileContent } from './content.ts';

const words = profileContent.home;

/** A position up to ten minutes old is good enough for a home area. */
const FRESH_MS = 10 * MINUTE_MS;

/** Roughly where the person lives, for jury draws; optional and deletable. */
export function HomeArea({ user: { home } }: { user: User }) {
  const saving = useSaveHome();
  const isClearing = saving.isPending && saving.variables === 'clear';
  return (
    <Stack gap={4}>
      <p>{words.text}</p>
      <p>{home ? <Named home={home} /> : words.unknown}</p>
      {home && <DigestOffer />}
      <Row gap={3}>
        <Button
          icon={<LocateFixed aria-hidden="true" />}
          isPending={saving.isPending && !isClearing}
          pendingLabel={words.locating}
          disabled={saving.isPending}
          onClick={() => saving.mutate('locate')}
        >
          {home ? words.update : words.use}
        </Button>
        {home && (
          <Button
            variant="ghost"
            icon={<X aria-hidden="true" />}
            isPending={isClearing}
            pendingLabel={words.clearing}
            disabled={saving.isPending}
            onClick={() => saving.mutate('clear')}
          >
            {words.clear}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

function Named({ home }: { home: Position }) {
  const { data: name } = useQuery({
    queryKey: ['placeName', home.latitude, home.longitude],
    queryFn: () => namePosition(home),
  });
  return <span>{name === undefined ? words.naming : words.known(name)}</span>;
}

function useSaveHome() {
  return useAction({
    send: async (wish: 'locate' | 'clear', idempotencyKey) => {
      const body: Position | null = wish === 'clear' ? null : (await locate(FRESH_MS)).position;
      await call(saveHome, { body, idempotencyKey });
    },
    words: { failed: words.failed },
    outcomeWords: (_, wish) => ({ done: wish === 'clear' ? words.cleared : words.saved }),
    changes: [{ topic: 'account', id: null }],
    toReason: sentenceFor,
  });
}

function sentenceFor(error: unknown): string {
  return error instanceof LocateError ? locateSentence(error, words) : errorMessage(error);
}
