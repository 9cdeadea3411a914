/** SQL: ISO 8601 in UTC with milliseconds, as in the API. */
export function timeSql(expression: string): string {
  return `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/**
 * SQL: the profile of the app_user row `person`, or null. Not for stored replies of writes: people
 * may withdraw it later.
 */
export function profileSql(person: string): string {
  return `case when coalesce(${person}.full_name, ${person}.avatar_id::text) is not null then
    json_build_object('fullName', ${person}.full_name,
      'avatarUrl', '/api/images/' || ${person}.avatar_id) end`;
}

/** SQL: smallest units as decimal text, with the decimals of the books' currency. */
export function moneySql(cents: string): string {
  return `((${cents}) * (select unit from book_currency))::text`;
}
