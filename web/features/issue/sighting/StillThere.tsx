import { Check, Eye } from 'lucide-react';
import { useState } from 'react';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { SIGHTING_WITHIN_M } from '#schema/issues/sightingLimits.ts';
import { distanceM } from '#schema/places/geo.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { locate, LocateError } from '#web/device/locate.ts';
import { locateSentence } from '#web/device/locateSentence.ts';
import { outbox } from '#web/device/outbox/outbox.ts';
import { useOutbox } from '#web/device/outbox/useOutbox.ts';
import { waitingChoice } from '#web/device/outbox/waitingChoice.ts';
import { formatDate, plural } from '#web/format/format.ts';
import { formatDistance } from '#web/format/formatDistance.ts';
import { joinTexts } from '#web/format/joinTexts.ts';
import { showError } from '#web/store/toastStore.ts';
import { sightingContent as words } from './content.ts';

/** How far away the person stands, or why nothing can be said from here. */
async function whereabouts(issue: IssueDetail): Promise<{ awayM: number } | string> {
  try {
    const { position, accuracyM } = await locate(0);
    if (accuracyM > SIGHTING_WITHIN_M) return words.uncertain;
    const awayM = Math.round(distanceM(position, issue));
    return awayM > SIGHTING_WITHIN_M
      ? joinTexts(words.where, words.far(formatDistance(awayM)))
      : { awayM };
  } catch (error) {
    if (!(error instanceof LocateError)) throw error;
    return locateSentence(error, words);
  }
}

/** When somebody last saw it at its place; who stands there says what they see, also offline. */
export function StillThere({ issue }: { issue: IssueDetail }) {
  const { id, title, sightings, viewer } = issue;
  const rows = useOutbox()?.rows;
  const [asked, setAsked] = useState<boolean | null>(null);
  const [obstacle, setObstacle] = useState<string | null>(null);
  const waiting = waitingChoice(rows, 'sightIssue', id);
  const own = waiting ? waiting.body.isFixed : (sightings?.own ?? null);

  const say = async (isFixed: boolean) => {
    setAsked(isFixed);
    setObstacle(null);
    try {
      const place = await whereabouts(issue);
      if (typeof place === 'string') setObstacle(place);
      else {
        const body = { ...place, isFixed, seenAt: new Date().toISOString() };
        await outbox.choose('sightIssue', { id, label: title }, body);
      }
    } catch {
      showError(words.failed);
    } finally {
      setAsked(null);
    }
  };
  const choice = (isFixed: boolean) => ({
    'aria-pressed': own === isFixed,
    isPending: asked === isFixed,
    disabled: asked !== null,
    pendingLabel: words.pending,
    onClick: () => void say(isFixed),
  });
  return (
    <Stack as="section" gap={2} aria-label={words.label}>
      <Muted as="output">
        {joinTexts(
          sightings?.seenAt && words.seen(formatDate(sightings.seenAt)),
          sightings && sightings.fixedCount > 0 && plural(sightings.fixedCount, words.fixed),
          own !== null &&
            `${own ? words.saidFixed : words.saidThere}${waiting ? words.waiting : ''}`,
        )}
      </Muted>
      {viewer.abilities.sight && (
        <>
          <Row gap={3}>
            <Button icon={<Eye aria-hidden="true" />} {...choice(false)}>
              {words.there}
            </Button>
            <Button icon={<Check aria-hidden="true" />} {...choice(true)}>
              {words.gone}
            </Button>
          </Row>
          <Muted as="output">{obstacle ?? words.where}</Muted>
        </>
      )}
    </Stack>
  );
}
