import type { SearchSchemaInput } from '@tanstack/react-router';

type Readers = Record<string, (given: unknown) => unknown>;
type Read<R extends Readers> = { [Name in keyof R]: ReturnType<R[Name]> };
/** What the address of a page says, as `addressSearch` reads it. */
export type AddressOf<Page extends (given: never) => unknown> = ReturnType<Page>;

/**
 * Reads the parameters of a page's address, each by its reader; one that makes no sense becomes its
 * fallback instead of breaking the page. By hand: the schemas of the contract would come with every
 * page's first load, because the router knows the addresses of all. `defaults`: what an address says that
 * says nothing.
 */
export function addressSearch<R extends Readers>(readers: R) {
  const read = (values: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(readers).map(([name, reader]) => [name, reader(values[name])]),
    ) as Read<R>;
  const search = (given: Partial<Read<R>> & SearchSchemaInput) => read(given);
  return Object.assign(search, { defaults: read({}) });
}

/** One of the values that exist, else the fallback. */
export const oneOf =
  <const V, const F>(values: readonly V[], fallback: F) =>
  (given: unknown): V | F =>
    values.find((value) => value === given) ?? fallback;

/** A trimmed text of at most so many characters, else the empty text. */
export const textUpTo = (maxLength: number) => (given: unknown) => {
  const text = typeof given === 'string' ? given.trim() : '';
  return text.length <= maxLength ? text : '';
};

/** A text of that shape, else nothing. */
export const textLike = (shape: RegExp) => (given: unknown) =>
  typeof given === 'string' && shape.test(given) ? given : undefined;

/** A whole number from 1 on, typed or counted, else the first. */
export const wholeNumberUpTo = (max: number) => (given: unknown) => {
  const number = typeof given === 'string' || typeof given === 'number' ? Number(given) : 1;
  return Number.isInteger(number) && number >= 1 && number <= max ? number : 1;
};
