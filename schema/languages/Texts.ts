import type { Plural } from './plural.ts';

/**
 * What a module of texts has to hold in another language: every text, every list as long, and every
 * text that takes parameters with the same ones. A text that is missing does not compile. What is
 * said of a count has the forms of its own language.
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
