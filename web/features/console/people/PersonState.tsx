import type { ListedPerson } from '#schema/console/people.ts';
import { Badge } from '#web/components/issues/Badge.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { formatDate } from '#web/format/format.ts';
import { peopleContent as words } from './peopleContent.ts';

/** Restrictions of an account. */
export function PersonState({ person }: { person: ListedPerson }) {
  const { isFrozen, isDeleted, restrictedUntil } = person;
  if (!isFrozen && !isDeleted && restrictedUntil === null) return <span>{words.isFine}</span>;
  return (
    <Row gap={2}>
      {isDeleted && <Badge>{words.isDeleted}</Badge>}
      {isFrozen && <Badge tone="danger">{words.isFrozen}</Badge>}
      {restrictedUntil !== null && (
        <Badge tone="warning">{words.restrictedUntil(formatDate(restrictedUntil))}</Badge>
      )}
    </Row>
  );
}

export function roleText({
  accountRole,
  isValidator,
}: Pick<ListedPerson, 'accountRole' | 'isValidator'>) {
  const role = words.roles[accountRole];
  return isValidator ? words.roleHistory.withValidator(role) : role;
}
