import type * as v from 'valibot';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { ENDPOINTS } from '#schema/contract/endpoints.ts';
import { bodySchema, DOLLAR_RULES } from '#schema/money/moneyRules.ts';

export type Schema = v.GenericSchema<unknown, unknown>;
/** What of a schema's inside the tests look at. */
export type Part = Schema & {
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  options?: readonly unknown[];
  pipe?: readonly PipeStep[];
};
export type PipeStep = { kind: string; type: string; requirement?: unknown };

/** Every schema that judges what a client sends, with the name of its call and its place in it. */
export function requestSchemas(): { name: string; schema: Schema }[] {
  return Object.values(ENDPOINTS).flatMap((endpoint: EndpointDefinition) =>
    (['params', 'query', 'body'] as const).flatMap((field) => {
      const rule = endpoint[field];
      const schema = rule && bodySchema(rule, DOLLAR_RULES);
      return schema ? [{ name: `${endpoint.operation}.${field}`, schema }] : [];
    }),
  );
}

/** The schema and all inside it, each with its path. */
export function partsOf(schema: Schema, name: string): { name: string; part: Part }[] {
  const part = schema as Part;
  const inner = [
    ...(part.wrapped ? [['', part.wrapped] as const] : []),
    ...(part.item ? [['[]', part.item] as const] : []),
    ...Object.entries(part.entries ?? {}).map(([key, child]) => [`.${key}`, child] as const),
    ...(part.options ?? [])
      .filter((option): option is Schema => typeof option === 'object' && option !== null)
      .map((option) => ['|', option] as const),
  ];
  return [
    { name, part },
    ...inner.flatMap(([suffix, child]) => partsOf(child, `${name}${suffix}`)),
  ];
}
