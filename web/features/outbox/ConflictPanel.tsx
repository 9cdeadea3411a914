import { styled } from 'styled-components';
import { conflictOf } from '#sw/outbox/conflictOf.ts';
import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { Button } from '#web/components/Button.tsx';
import { outbox } from '#web/data/outbox.ts';
import { theme } from '#web/theme/theme.ts';
import { attempt } from './attempt.ts';
import { outboxContent } from './content.ts';

const { conflict: content } = outboxContent;

/** Both sides of an edit that lost against another one; nothing where there is no conflict. */
export function ConflictPanel({ row }: { row: OutboxRow }) {
  const fields = conflictOf(row);
  if (fields === null) return null;
  return (
    <Panel>
      <p>{fields.length === 0 ? content.same : content.text}</p>
      {fields.map(({ field, mine, theirs }) => (
        <dl key={field} aria-label={content.fields[field] ?? field}>
          <Name aria-hidden="true">{content.fields[field] ?? field}</Name>
          <div>
            <dt>{content.mine}</dt>
            <dd>{textOf(mine)}</dd>
          </div>
          <div>
            <dt>{content.theirs}</dt>
            <dd>{textOf(theirs)}</dd>
          </div>
        </dl>
      ))}
      <div>
        <Button
          variant="primary"
          onClick={() => void attempt(() => outbox.resendOnCurrent(row.id))}
        >
          {content.resend}
        </Button>
      </div>
    </Panel>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : content.none;
}

const Panel = styled.div`
  display: grid;
  gap: ${theme.space[3]};

  & p,
  & dl,
  & dd {
    margin: 0;
  }
  & dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    gap: ${theme.space[2]} ${theme.space[4]};
  }
  & dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }
  & dd {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Name = styled.strong`
  grid-column: 1 / -1;
  font-size: ${theme.fontSize.small};
`;
