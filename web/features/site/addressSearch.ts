import type { SearchSchemaInput } from '@tanstack/react-router';

type Readers = Record<string, (given: unknown) => unknown>;
type Read<R extends Readers> = { [Name in keyof R]: ReturnType<R[Name]> };
export type AddressOf<Page extends (given: never) => unknown> = ReturnType<Page>;

/**
 * Reads a page's search parameters; an invalid one becomes its fallback instead of breaking the
 * page. By hand: the router knows all addresses, so the contract's schemas would be in every page's
 * first load. `defaults`: the values of an empty address.
 */
export function addressSearch<R extends Readers>(readers: R) {
  const read = (values: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(readers).map(([name, reader]) => [name, reader(values[name])]),
    ) as Read<R>;
  const search = (given: Partial<Read<R>> & SearchSchemaInput) => read(given);
  return Object.assign(search, { defaults: read({}) });
}

/** One of `values`, else the fallback. */
export const oneOf =
  <const V, const F>(values: readonly V[], fallback: F) =>
  (given: unknown): V | F =>
    values.find((value) => value === given) ?? fallback;

/** A trimmed text, empty if longer. */
export const textUpTo = (maxLength: number) => (given: unknown) => {
  const text = typeof given === 'string' ? given.trim() : '';
  return text.length <= maxLength ? text : '';
};

/** Undefined unless the text matches. */
export const textLike = (shape: RegExp) => (given: unknown) =>
  typeof given === 'string' && shape.test(given) ? given : undefined;

/** An integer from 1 to `max`, else 1. */
export const wholeNumberUpTo = (max: number) => (given: unknown) => {
  const number = typeof given === 'string' || typeof given === 'number' ? Number(given) : 1;
  return Number.isInteger(number) && number >= 1 && number <= max ? number : 1;
};
