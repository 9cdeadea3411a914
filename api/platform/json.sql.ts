/** SQL for a time as the API writes it: ISO 8601 in UTC with milliseconds. */
export function timeSql(expression: string): string {
  return `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/**
 * SQL for what the person of the row `person` of app_user shows beside their username; null: nothing.
 * Not for what is kept as the reply of a write: it stays there for good, and people may take this back.
 */
export function profileSql(person: string): string {
  return `case when coalesce(${person}.full_name, ${person}.avatar_id::text) is not null then
    json_build_object('fullName', ${person}.full_name,
      'avatarUrl', '/api/images/' || ${person}.avatar_id) end`;
}

/** SQL for an amount in smallest units as decimal text, with the decimals of the books' currency. */
export function moneySql(cents: string): string {
  return `((${cents}) * (select unit from book_currency))::text`;
}
