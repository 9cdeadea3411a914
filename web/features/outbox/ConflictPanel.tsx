import { conflictOf } from '#sw/outbox/conflictOf.ts';
import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { Stack } from '#web/components/layout/Stack.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { TwoVersions } from '#web/components/figures/TwoVersions.tsx';
import { versionsContent } from '#web/components/figures/versionsContent.ts';
import { outbox } from '#web/device/outbox/outbox.ts';
import { useCategories } from '#web/features/site/useCategories.ts';
import { attempt } from './attempt.ts';
import { outboxContent } from './content.ts';

const { conflict: content } = outboxContent;

/** Both sides of an edit that lost against another one; nothing where there is no conflict. */
export function ConflictPanel({ row }: { row: OutboxRow }) {
  const fields = conflictOf(row);
  const { nameOf } = useCategories();
  if (fields === null) return null;
  const formatValue = (field: string, value: unknown) =>
    field === 'category' ? nameOf(String(value)) : value;
  return (
    <Stack gap={3}>
      <p>{fields.length === 0 ? content.same : content.text}</p>
      {fields.map(({ field, mine, theirs }) => (
        <TwoVersions
          key={field}
          name={outboxContent.field(field)}
          first={{ label: versionsContent.mine, value: formatValue(field, mine) }}
          second={{ label: versionsContent.theirs, value: formatValue(field, theirs) }}
        />
      ))}
      <div>
        <Button
          variant="primary"
          onClick={() => void attempt(() => outbox.resendOnCurrent(row.id))}
        >
          {content.resend}
        </Button>
      </div>
    </Stack>
  );
}
