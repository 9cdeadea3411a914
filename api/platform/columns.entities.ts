import { EntitySchema, type EntitySchemaColumnOptions, type ValueTransformer } from 'typeorm';

declare const seenAs: unique symbol;

/** How a column is stored, and what the code sees of it: a `Value`. */
export interface Column<Value> extends EntitySchemaColumnOptions {
  readonly [seenAs]?: () => Value;
}

type ValueOf<Described> = Described extends Column<infer Value> ? Value : never;

/** The row type of an entity. */
export type RowOf<Entity> = Entity extends EntitySchema<infer Row> ? Row : never;

/**
 * Describes a table once, for TypeORM and for the compiler. A column is called like its property in
 * snake case unless `named` says otherwise; the migrations make the table, and a test holds the two
 * against each other.
 */
export function defineEntity<Columns extends Record<string, Column<unknown>>>(
  tableName: string,
  columns: Columns,
): EntitySchema<{ [Key in keyof Columns]: ValueOf<Columns[Key]> }> {
  const described = Object.entries<Column<unknown>>(columns).map(([property, column]) => {
    const name = property.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
    return [property, { name, ...column }];
  });
  return new EntitySchema({ name: tableName, columns: Object.fromEntries(described) });
}

/** The driver hands `bigint` and `numeric` over as text, so that no digit is lost. */
const toBigint: ValueTransformer = {
  to: (value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
  from: (value: string | null) => (value === null ? null : BigInt(value)),
};
const toSafeInteger: ValueTransformer = {
  to: (value: unknown) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

/** Bytes there, hex here. */
const toHex: ValueTransformer = {
  to: (value: unknown) => (typeof value === 'string' ? Buffer.from(value, 'hex') : value),
  from: (value: Uint8Array | null) => (value === null ? null : Buffer.from(value).toString('hex')),
};

export const uuid: Column<string> = { type: 'uuid' };
export const text: Column<string> = { type: 'text' };
export const boolean: Column<boolean> = { type: 'boolean' };
export const smallint: Column<number> = { type: 'smallint' };
export const integer: Column<number> = { type: 'integer' };
/** Whole numbers below 2^53: cells, versions. */
export const safeInteger: Column<number> = { type: 'bigint', transformer: toSafeInteger };
/** 64 bits, signed: money in cents, and hashes of pictures. */
export const bigint: Column<bigint> = { type: 'bigint', transformer: toBigint };
/** Hundredths of a percent, in which shares of money are counted. */
export const basisPoints: Column<bigint> = { type: 'smallint', transformer: toBigint };
/** The say of a voter: a whole number without bound. */
export const weight: Column<bigint> = {
  type: 'numeric',
  precision: 40,
  scale: 0,
  transformer: toBigint,
};
export const double: Column<number> = { type: 'double precision' };
/** A moment in time, to the millisecond. */
export const instant: Column<Date> = { type: 'timestamptz', precision: 3 };
/** A day of the calendar, as YYYY-MM-DD. */
export const day: Column<string> = { type: 'date' };
export const bytes: Column<Uint8Array> = { type: 'bytea' };
/** A SHA-256, in hex. */
export const sha256: Column<string> = { type: 'bytea', transformer: toHex };
/** A number that the database gives to each row; only it does. */
export const sequence: Column<number> = {
  type: 'bigint',
  generated: 'increment',
  transformer: toSafeInteger,
};

/** Text that is one of a few words. */
export const oneOf = <Word extends string>(): Column<Word> => ({ type: 'text' });

/** JSON of a known shape. */
export const json = <Value>(): Column<Value> => ({ type: 'jsonb' });

/** The primary key, or one of its columns. */
export const key = <Value>(column: Column<Value>): Column<Value> => ({ ...column, primary: true });

/** May be null. */
export const nullable = <Value>(column: Column<Value>): Column<Value | null> => ({
  ...column,
  nullable: true,
});

/** Has this value, or that of the SQL, when a new row names none. */
export const withDefault = <Value>(
  column: Column<Value>,
  value: Value | (() => string),
): Column<Value> => ({ ...column, default: value });

/** Is called otherwise in the table. */
export const named = <Value>(name: string, column: Column<Value>): Column<Value> => ({
  ...column,
  name,
});

/** Written by triggers; what a row to save says of it is passed over. */
export const byTrigger = <Value>(column: Column<Value>): Column<Value> => ({
  ...column,
  insert: false,
  update: false,
});
