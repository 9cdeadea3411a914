import { Check, CloudUpload, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { styled } from 'styled-components';
import type { Progress } from '#sw/outbox/outboxChannel.ts';
import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { Badge } from '#web/components/issues/Badge.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { ProgressBar } from '#web/components/feedback/ProgressBar.tsx';
import { byteText } from '#web/format/byteText.ts';
import { formatDateTime, plural } from '#web/format/format.ts';
import { theme } from '#web/theme/theme.ts';
import { outboxContent as content } from './content.ts';
import { ItemCard } from './ItemCard.tsx';
import { RowActions } from './RowActions.tsx';
import { rowView } from './rowView.ts';
import { UnsentPicture } from './UnsentPicture.tsx';
import { conflictOf } from '#sw/outbox/conflictOf.ts';
import { Stack } from '#web/components/layout/Stack.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { TwoVersions } from '#web/components/figures/TwoVersions.tsx';
import { versionsContent } from '#web/components/figures/versionsContent.ts';
import { outbox } from '#web/device/outbox/outbox.ts';
import { toPercent } from '#web/device/outbox/uploadProgress.ts';
import { useCategories } from '#web/features/site/useCategories.ts';
import { attempt } from './attempt.ts';

type RowCardProps = {
  row: OutboxRow;
  progress: Progress | undefined;
  /** Must arrive before this row. */
  parent: OutboxRow | null;
};

/** Memoized: renders only when its row changed. */
export const RowCard = memo(function RowCard({ row, progress, parent }: RowCardProps) {
  const view = rowView(row);
  const percent = toPercent(progress);
  const sending = sendingText(progress);
  const photo = row.parts.find(({ mime }) => mime.startsWith('image/'));
  return (
    <ItemCard
      kind={view.kind}
      title={view.title}
      href={view.href}
      state={<State row={row} sending={sending} />}
      picture={photo && <UnsentPicture part={photo} />}
      facts={rowFacts(row)}
      actions={<RowActions row={row} view={view} />}
    >
      {row.status === 'sending' && (
        <ProgressBar label={sending} value={percent} valueText={sending} isLabelHidden />
      )}
      {parent && <Muted>{waitsText(parent)}</Muted>}
      <ConflictPanel row={row} />
      {row.status === 'attention' && row.problem && !row.problem.current && (
        <Reason>
          <p>{row.problem.detail}</p>
          {row.problem.errors.length > 0 && (
            <ul>
              {row.problem.errors.map(({ path, message }) => (
                <li key={path}>
                  <strong>{content.field(path)}</strong>
                  <span>{`: ${message}`}</span>
                </li>
              ))}
            </ul>
          )}
        </Reason>
      )}
    </ItemCard>
  );
});

function waitsText(parent: OutboxRow): string {
  const { title } = rowView(parent);
  return parent.status === 'attention' ? content.waitsForRefused(title) : content.waitsFor(title);
}

/** In bytes: of a video on a slow line a percent takes minutes. */
function sendingText(progress: Progress | undefined): string {
  if (!progress?.arrivedBytes) return content.states.sending(toPercent(progress));
  const { arrivedBytes, totalBytes } = progress;
  return content.states.sendingBytes(byteText(arrivedBytes), byteText(totalBytes));
}

function State({ row, sending }: { row: OutboxRow; sending: string }) {
  const { states } = content;
  if (row.status === 'received')
    return (
      <Badge tone="success" icon={<Check aria-hidden="true" />}>
        {states.received}
      </Badge>
    );
  if (row.status === 'attention')
    return (
      <Badge tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
        {states.attention}
      </Badge>
    );
  return (
    <Badge
      tone={row.status === 'sending' ? 'info' : 'warning'}
      icon={<CloudUpload aria-hidden="true" />}
    >
      {row.status === 'sending' ? sending : states.waiting}
    </Badge>
  );
}

function rowFacts(row: OutboxRow): string[] {
  const isReceived = row.receivedAt !== null;
  return [
    isReceived
      ? content.receipt(row.receiptNumber ?? '', formatMoment(row.receivedAt ?? 0))
      : content.written(formatMoment(row.createdAt)),
    ...(row.parts.length > 0 ? [plural(row.parts.length, content.photos)] : []),
    ...(row.attempts > 0 && !isReceived
      ? [content.tried(plural(row.attempts, content.attempts))]
      : []),
  ];
}

const formatMoment = (timeMs: number): string => formatDateTime(new Date(timeMs).toISOString());

const Reason = styled.div`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.dangerTint};
  color: ${theme.color.dangerText};
  font-size: ${theme.fontSize.small};

  & ul {
    padding-inline-start: ${theme.space[5]};
  }
`;

const { conflict: conflictWords } = content;

/** Both versions of a conflicting edit; nothing without a conflict. */
function ConflictPanel({ row }: { row: OutboxRow }) {
  const fields = conflictOf(row);
  const { nameOf } = useCategories();
  if (fields === null) return null;
  const formatValue = (field: string, value: unknown) =>
    field === 'category' ? nameOf(String(value)) : value;
  return (
    <Stack gap={3}>
      <p>{fields.length === 0 ? conflictWords.same : conflictWords.text}</p>
      {fields.map(({ field, mine, theirs }) => (
        <TwoVersions
          key={field}
          name={content.field(field)}
          first={{ label: versionsContent.mine, value: formatValue(field, mine) }}
          second={{ label: versionsContent.theirs, value: formatValue(field, theirs) }}
        />
      ))}
      <div>
        <Button
          variant="primary"
          onClick={() => void attempt(() => outbox.resendOnCurrent(row.id))}
        >
          {conflictWords.resend}
        </Button>
      </div>
    </Stack>
  );
}
