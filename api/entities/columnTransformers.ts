import type { ValueTransformer } from 'typeorm';

/** Money: `bigint` cents here, PostgreSQL bigint there. The driver hands bigint over as text. */
export const centsTransformer: ValueTransformer = {
  to: (value: bigint | null | undefined) => value?.toString() ?? value,
  from: (value: string | null) => (value === null ? null : BigInt(value)),
};

/** Whole numbers that fit a JavaScript number exactly: cells and versions. */
export const safeIntegerTransformer: ValueTransformer = {
  to: (value: unknown) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
