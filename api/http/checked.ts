import { Refusal } from '#api/domain/refusal.ts';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { validate } from '#schema/validation.ts';

/** The input as its schema gives it; undefined without a schema. Throws Refusal `invalid_request`. */
export function checked(schema: EndpointDefinition['body'], input: unknown): unknown {
  if (!schema) return undefined;
  const result = validate(schema, input);
  if (!result.isValid) throw new Refusal('invalid_request', result.errors);
  return result.value;
}
