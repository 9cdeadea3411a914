import type { Plural } from './plural.ts';

/**
 * Structure of a text module in another language: every text, lists of equal length, and functions
 * with the same parameters. A missing text does not compile. Plurals have the forms of their own
 * language.
 */
export type Texts<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => infer R
    ? (...parameters: P) => Texts<R>
    : T extends { readonly one: string; readonly other: string }
      ? Plural
      : T extends object
        ? { readonly [K in keyof T]: Texts<T[K]> }
        : T;
