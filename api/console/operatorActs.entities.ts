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

/** An operator's act in the console, with target and reason. Append-only. */
export const operatorActEntity = defineEntity('operator_act', {
  id: key(uuid),
  byId: uuid,
  act: oneOf<OperatorActName>(),
  userId: nullable(uuid),
  subject: withDefault(text, ''),
  reason: text,
  actedAt: instant,
});
