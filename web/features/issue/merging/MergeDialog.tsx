import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { distanceM } from '#schema/places/geo.ts';
import { content } from '#web/components/content.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { ChoiceGroup } from '#web/components/fields/ChoiceGroup.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Dialog } from '#web/components/overlays/Dialog.tsx';
import { Thumbnail } from '#web/components/issues/Thumbnail.tsx';
import { cardImageUrl } from '#web/features/issues/issueCardView.ts';
import { formatDistance } from '#web/format/formatDistance.ts';
import { neighboursQuery } from '#web/features/issue/place/neighboursQuery.ts';
import { issueContent } from '#web/features/issue/content.ts';
import { mergingContent as words } from './content.ts';
import { useMerge } from './useMerge.ts';

type MergeDialogProps = { issue: IssueDetail; userId: string; onClose: () => void };

/** Chooses the nearby report of the same problem; mounted while open. */
export function MergeDialog({ issue, userId, onClose }: MergeDialogProps) {
  const { data: around } = useQuery(neighboursQuery(issue));
  const [chosenId, setChosenId] = useState('');
  const merging = useMerge(issue.id);
  const others = around?.data.items.filter(
    ({ id, status }) => id !== issue.id && status !== 'completed',
  );
  const chosen = others?.find(({ id }) => id === chosenId);
  // Moderators decide about others' reports; their own they merge like everyone else.
  const needsOther =
    chosen !== undefined &&
    (issue.reporterId === userId || chosen.reporterId === userId) &&
    chosen.reporterId !== issue.reporterId;
  return (
    <Dialog
      onClose={onClose}
      title={words.title}
      description={words.text}
      footer={
        <>
          <Button onClick={onClose}>{content.cancel}</Button>
          <Button
            variant="primary"
            disabled={chosen === undefined}
            isPending={merging.isPending}
            pendingLabel={content.working}
            onClick={() => merging.mutate(chosenId, { onSuccess: onClose })}
          >
            {needsOther ? words.ask : words.merge}
          </Button>
        </>
      }
    >
      {!others || others.length === 0 ? (
        <Muted>{others ? words.none : words.loading}</Muted>
      ) : (
        <ChoiceGroup
          label={words.choices}
          name="twin"
          options={others.map((other) => ({
            value: other.id,
            label: other.title,
            icon: <Thumbnail src={cardImageUrl(other.imageUrl)} />,
            description: issueContent.place.away(formatDistance(distanceM(issue, other))),
          }))}
          value={chosenId}
          onChange={setChosenId}
          hint={needsOther ? words.asked : undefined}
        />
      )}
    </Dialog>
  );
}
