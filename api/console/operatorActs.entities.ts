import {
  defineEntity,
  instant,
  key,
  nullable,
  oneOf,
  text,
  uuid,
  withDefault,
} from '#api/platform/columns.entities.ts';
import type { OperatorActName } from '#schema/console/consoleFilters.ts';

/** What an operator did in the console, to whom or to what, and why. Append-only. */
export const operatorActEntity = defineEntity('operator_act', {
  id: key(uuid),
  byId: uuid,
  act: oneOf<OperatorActName>(),
  userId: nullable(uuid),
  subject: withDefault(text, ''),
  reason: text,
  actedAt: instant,
});
