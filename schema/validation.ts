import * as v from 'valibot';
import type { FieldError } from './errors.ts';
import { FIELD_ERRORS_MAX } from './limits.ts';

export type Validated<T> = { isValid: true; value: T } | { isValid: false; errors: FieldError[] };

type AnySchema = v.GenericSchema<unknown, unknown>;

/**
 * Errors have the field's dotted path and its own rule's message, also for missing fields; at most
 * `FIELD_ERRORS_MAX`. A list that is too long is the only error: its items are not validated.
 */
export function validate<S extends AnySchema>(
  schema: S,
  input: unknown,
): Validated<v.InferOutput<S>> {
  // A long list would be validated, and answered, item by item.
  const overlong = findOverlong(schema, input, []);
  if (overlong) return { isValid: false, errors: [overlong] };
  const result = v.safeParse(schema, input);
  if (result.success) return { isValid: true, value: result.output };
  const errors = new Map<string, FieldError>();
  for (const issue of result.issues) {
    const path = v.getDotPath(issue) ?? '';
    if (errors.has(path)) continue;
    errors.set(path, { path, message: findMessage(issue, schema, path) });
    if (errors.size === FIELD_ERRORS_MAX) break;
  }
  return { isValid: false, errors: [...errors.values()] };
}

/** valibot reports a missing key at the object; people need the field's own message. */
function findMessage(issue: v.BaseIssue<unknown>, schema: AnySchema, path: string): string {
  if (issue.type !== 'object' && issue.type !== 'strict_object') return issue.message;
  const field = findField(schema, path.split('.'));
  if (!field) return issue.message;
  const own = v.safeParse(field, undefined);
  return own.issues?.[0].message ?? issue.message;
}

type LengthRule = { type: string; requirement?: number; message?: unknown };
type Node = AnySchema & {
  entries?: Record<string, AnySchema>;
  item?: AnySchema;
  wrapped?: AnySchema;
  pipe?: readonly LengthRule[];
};

/** The first list or record that exceeds its limit; null: none. */
function findOverlong(schema: Node, input: unknown, path: string[]): FieldError | null {
  if (schema.wrapped) return findOverlong(schema.wrapped, input, path);
  if (typeof input !== 'object' || input === null) return null;
  const length = Array.isArray(input) ? input.length : Object.keys(input).length;
  const rule = schema.pipe?.find(({ type }) => type === 'max_length' || type === 'max_entries');
  if (rule && length > (rule.requirement ?? Infinity)) {
    const message = typeof rule.message === 'string' ? rule.message : 'This list is too long.';
    return { path: path.join('.'), message };
  }
  const children = Object.keys(schema.item ? input : (schema.entries ?? {}));
  for (const key of children) {
    const child = findChild(schema, key);
    const value = (input as Record<string, unknown>)[key];
    const found = child && findOverlong(child, value, [...path, key]);
    if (found) return found;
  }
  return null;
}

function findField(schema: AnySchema, path: string[]): AnySchema | null {
  let current: AnySchema | undefined = schema;
  for (const key of path) current = findChild(current, key);
  return current ?? null;
}

/** The schema of a key; a piped object keeps its entries on the pipe itself. */
function findChild(schema: AnySchema | undefined, key: string): AnySchema | undefined {
  if (!schema) return undefined;
  const node = schema as Node;
  if (node.wrapped) return findChild(node.wrapped, key);
  return node.entries?.[key] ?? node.item;
}
