import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { DIGEST_FREQUENCIES } from '#schema/notices/digest.ts';
import type { User } from '#schema/people/user.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { CheckboxField } from '#web/components/fields/CheckboxField.tsx';
import { ChoiceGroup } from '#web/components/fields/ChoiceGroup.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import type { AreaNow } from '#web/features/issues/choices/followedNow.ts';
import { useDigest } from '#web/features/notices/useDigest.ts';
import { theme } from '#web/theme/theme.ts';
import { digestContent as words } from './digestContent.ts';

const FREQUENCIES = DIGEST_FREQUENCIES.map((value) => ({
  value,
  label: words.frequencies[value],
}));

/** Followed areas, and the digest's frequency. */
export function DigestSettings({ user }: { user: User }) {
  const { data, areas, isPending, refetch, choose, end } = useDigest(words.failed);
  if (isPending) return <Skeleton lines={4} />;
  if (!data) return <LoadFailure headingLevel={3} onRetry={refetch} />;
  const { frequency, followsHome } = data;
  return (
    <Card>
      <Stack gap={5}>
        <Muted>
          <span>{words.text}</span>{' '}
          <AppLink href="/profile?section=settings&page=notifications">{words.settings}</AppLink>
        </Muted>
        <ChoiceGroup
          label={words.frequency}
          name="digest"
          options={FREQUENCIES}
          value={frequency}
          onChange={(value) => choose({ frequency: value, followsHome })}
          layout="segments"
        />
        <CheckboxField
          label={words.home}
          hint={user.home ? words.homeHint : words.noHome}
          checked={followsHome}
          disabled={!user.home && !followsHome}
          onChange={({ target }) => choose({ frequency, followsHome: target.checked })}
        />
        <Areas areas={areas} onEnd={end} />
      </Stack>
    </Card>
  );
}

type AreasProps = { areas: readonly AreaNow[]; onEnd: (area: AreaNow) => Promise<unknown> };

function Areas({ areas, onEnd }: AreasProps) {
  if (areas.length === 0)
    return (
      <Muted>
        <span>{words.none}</span> <AppLink href="/map">{words.map}</AppLink>
      </Muted>
    );
  return (
    <PlainList gap={1} aria-label={words.areas}>
      {areas.map((area) => (
        <Line key={area.id}>
          <span>
            <AppLink href={`/map?at=${area.latitude.toFixed(5)},${area.longitude.toFixed(5)},13`}>
              {area.name}
            </AppLink>{' '}
            <span>{`${words.radius(area.radiusKm)}${area.isWaiting ? words.waiting : ''}`}</span>
          </span>
          <Button
            variant="ghost"
            icon={<X aria-hidden="true" />}
            aria-label={words.endLabel(area.name)}
            onClick={() => void onEnd(area)}
          >
            {words.end}
          </Button>
        </Line>
      ))}
    </PlainList>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[3]};
  overflow-wrap: anywhere;
`;
