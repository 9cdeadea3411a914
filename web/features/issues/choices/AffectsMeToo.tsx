import { Check, Hand } from 'lucide-react';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { affectedNow } from './affectedNow.ts';
import { outbox } from '#web/device/outbox/outbox.ts';
import { useOutbox } from '#web/device/outbox/useOutbox.ts';
import { showError } from '#web/store/toastStore.ts';
import { affectedContent as content } from './content.ts';

type AffectsMeTooProps = {
  issue: Pick<IssueDetail, 'id' | 'title' | 'affectedCount' | 'viewer'>;
};

/**
 * A toggle with the number of people affected; also offline. People who may not use it, such as the
 * reporter, see only the number.
 */
export function AffectsMeToo({ issue }: AffectsMeTooProps) {
  const rows = useOutbox()?.rows;
  const { abilities, isAffected } = issue.viewer;
  const now = affectedNow({ ...issue, isAffected }, rows);
  const tell = () =>
    outbox
      .choose('tellAffected', { id: issue.id, label: issue.title }, { isAffected: !now.isAffected })
      .catch(() => showError(content.failed));
  return (
    <Row gap={3}>
      {abilities.affect && (
        <Button
          icon={now.isAffected ? <Check aria-hidden="true" /> : <Hand aria-hidden="true" />}
          aria-pressed={now.isAffected}
          onClick={() => void tell()}
        >
          {content.label}
        </Button>
      )}
      <Muted as="output">
        {`${now.affectedCount > 0 ? content.affected(now.affectedCount) : ''}${now.isWaiting ? content.waiting : ''}`}
      </Muted>
    </Row>
  );
}
