import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { endOtherSignIns, endSignIn, type SignInPlace } from '#schema/people/signIns.ts';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { queryClient } from '#web/net/queryClient.ts';
import { formatDateTime } from '#web/format/format.ts';
import { signInsQuery } from '#web/features/account/queries.ts';
import { call } from '#web/net/call.ts';
import { useAction } from '#web/net/useAction.ts';
import { theme } from '#web/theme/theme.ts';
import { language } from '#web/format/language.ts';
import { accountContent } from './content.ts';
import { deviceText } from './deviceText.ts';
import { SettingLine } from './SettingLine.tsx';

const { places: words } = accountContent;

export function SignInPlaces() {
  const { data, isPending, refetch } = useQuery(signInsQuery());
  const ending = useEnding();
  if (isPending) return <Skeleton lines={4} />;
  if (!data) return <LoadFailure headingLevel={3} words={words} onRetry={refetch} />;
  const target = ending.isPending ? ending.variables : undefined;
  return (
    <Stack gap={4}>
      <p>{words.text}</p>
      <PlainList aria-label={words.listLabel}>
        {data.map((place) => (
          <Place
            key={place.id}
            place={place}
            isEnding={target === place.id}
            onEnd={() => ending.mutate(place.id)}
          />
        ))}
      </PlainList>
      {data.length > 1 && (
        <div>
          <Button
            isPending={target === null}
            pendingLabel={words.ending}
            disabled={ending.isPending}
            onClick={() => ending.mutate(null)}
          >
            {words.endOthers}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Null ends all sessions except this one. */
function useEnding() {
  return useAction({
    send: (id: string | null, idempotencyKey) =>
      id === null
        ? call(endOtherSignIns, { idempotencyKey })
        : call(endSignIn, { params: { id }, idempotencyKey }),
    words: { failed: words.endFailed },
    outcomeWords: (_, id) => ({ done: id === null ? words.endedOthers : words.ended }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: signInsQuery().queryKey }),
  });
}

type PlaceProps = { place: SignInPlace; isEnding: boolean; onEnd: () => void };

function Place({ place, isEnding, onEnd }: PlaceProps) {
  const device = deviceText(place.device) || words.unknown;
  const since = formatDateTime(place.signedInAt);
  return (
    <SettingLine>
      <div>
        <strong>{device}</strong>
        {place.isThis && <This>{words.isThis}</This>}
        <Muted as="div">
          {[words.since(since), words.used(formatDateTime(place.lastUsedAt))].join(language.comma)}
        </Muted>
      </div>
      {!place.isThis && (
        <Button
          aria-label={words.endLabel(device, since)}
          isPending={isEnding}
          pendingLabel={words.ending}
          onClick={onEnd}
        >
          {words.end}
        </Button>
      )}
    </SettingLine>
  );
}

const This = styled.span`
  margin-inline-start: ${theme.space[3]};
  color: ${theme.color.success};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.weight.medium};
`;
