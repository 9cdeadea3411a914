/** SQL for a time as the API writes it: ISO 8601 in UTC with milliseconds. */
export function timeSql(expression: string): string {
  return `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** SQL for a sum of cents, zero or more, as decimal text with two decimals. */
export function moneySql(cents: string): string {
  return `(${cents}) / 100 || '.' || lpad(((${cents}) % 100)::text, 2, '0')`;
}
