import { Refusal } from '#api/platform/access.rules.ts';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { bodySchema, type MoneyRules } from '#schema/money/moneyRules.ts';
import { validate } from '#schema/validation.ts';

export function checked(schema: EndpointDefinition['params'], input: unknown): unknown {
  if (!schema) return undefined;
  const result = validate(schema, input);
  if (!result.isValid) throw new Refusal('invalid_request', result.errors);
  return result.value;
}

/** Amounts are checked against the installation's currency and limits. */
export function checkedBody(
  rule: EndpointDefinition['body'],
  input: unknown,
  site: { money: () => MoneyRules },
): unknown {
  return rule && checked(bodySchema(rule, site.money()), input);
}
