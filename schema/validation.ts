import * as v from 'valibot';
import type { FieldError } from './errors.ts';

export type Validated<T> = { isValid: true; value: T } | { isValid: false; errors: FieldError[] };

type AnySchema = v.GenericSchema<unknown, unknown>;

/**
 * Checks `input` against a schema. Errors name the field by its dotted path and carry the sentence
 * of the field's own rule, also when the field is missing altogether.
 */
export function validate<S extends AnySchema>(
  schema: S,
  input: unknown,
): Validated<v.InferOutput<S>> {
  const result = v.safeParse(schema, input);
  if (result.success) return { isValid: true, value: result.output };
  const errors = new Map<string, FieldError>();
  for (const issue of result.issues) {
    const path = v.getDotPath(issue) ?? '';
    if (!errors.has(path)) errors.set(path, { path, message: messageOf(issue, schema, path) });
  }
  return { isValid: false, errors: [...errors.values()] };
}

/** valibot reports a missing key against the object; people need the rule of the field itself. */
function messageOf(issue: v.BaseIssue<unknown>, schema: AnySchema, path: string): string {
  if (issue.type !== 'object' && issue.type !== 'strict_object') return issue.message;
  const field = fieldOf(schema, path.split('.'));
  if (!field) return issue.message;
  const own = v.safeParse(field, undefined);
  return own.issues?.[0].message ?? issue.message;
}

function fieldOf(schema: AnySchema, path: string[]): AnySchema | null {
  let current: AnySchema | undefined = schema;
  for (const key of path) current = childOf(current, key);
  return current ?? null;
}

/** The schema of a key; a piped object keeps its entries on the pipe itself. */
function childOf(schema: AnySchema | undefined, key: string): AnySchema | undefined {
  if (!schema) return undefined;
  const node = schema as {
    entries?: Record<string, AnySchema>;
    item?: AnySchema;
    wrapped?: AnySchema;
  };
  if (node.wrapped) return childOf(node.wrapped, key);
  return node.entries?.[key] ?? node.item;
}
