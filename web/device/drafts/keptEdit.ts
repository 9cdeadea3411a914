/** Changes to something that exists, with its values when the edit began. */
export type KeptEdit<T> = { base: T; values: T };

/** A changed field; `now` is its current value. */
export type ChangedField = { field: string; mine: unknown; now: unknown };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const fieldsIn = <T extends object>(values: T) => Object.keys(values) as (keyof T & string)[];

export function isEdited<T extends object>({ base, values }: KeptEdit<T>): boolean {
  return fieldsIn(base).some((field) => !isSame(base[field], values[field]));
}

/**
 * Whether it was changed elsewhere since the edit began. A field that the edit's release
 * did not have says nothing.
 */
export function isOutdated<T extends object>(edit: KeptEdit<T>, now: T): boolean {
  return fieldsIn(now).some((field) => field in edit.base && !isSame(edit.base[field], now[field]));
}

/** What the edit would change now. */
export function changedFields<T extends object>(edit: KeptEdit<T>, now: T): ChangedField[] {
  const values = mergeEdit(edit, now);
  return fieldsIn(now)
    .filter((field) => !isSame(values[field], now[field]))
    .map((field) => ({ field, mine: values[field], now: now[field] }));
}

/** The current values, with the fields that the edit has changed. */
export function mergeEdit<T extends object>({ base, values }: KeptEdit<T>, now: T): T {
  const changed = fieldsIn(now).filter(
    (field) => field in values && !isSame(base[field], values[field]),
  );
  return { ...now, ...Object.fromEntries(changed.map((field) => [field, values[field]])) };
}
