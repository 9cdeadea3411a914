import { useState } from 'react';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { SIGHTING_WITHIN_M } from '#schema/issues/sightingLimits.ts';
import { distanceM } from '#schema/places/geo.ts';
import { locate, LocateError } from '#web/device/locate.ts';
import { locateSentence } from '#web/device/locateSentence.ts';
import { outbox } from '#web/device/outbox/outbox.ts';
import { useOutbox } from '#web/device/outbox/useOutbox.ts';
import { waitingChoice } from '#web/device/outbox/waitingChoice.ts';
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

/** What the person says at the place of an issue, through the outbox. */
export function useSighting(issue: IssueDetail) {
  const { id, title } = issue;
  const rows = useOutbox()?.rows;
  const [asked, setAsked] = useState<boolean | null>(null);
  const [obstacle, setObstacle] = useState<string | null>(null);
  const waiting = waitingChoice(rows, 'sightIssue', id);

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
  return {
    /** Said, and not yet sent; null: nothing. */
    waiting: waiting ? waiting.body.isFixed : null,
    hint: obstacle ?? words.where,
    /** For the button that says so. */
    choice: (isFixed: boolean, isChosen: boolean) => ({
      'aria-pressed': isChosen,
      isPending: asked === isFixed,
      disabled: asked !== null,
      pendingLabel: words.pending,
      onClick: () => void say(isFixed),
    }),
  };
}
