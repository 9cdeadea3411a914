/**
 * SQL: of the notices `from` (a relation with `id`, `user_id`, `type` and `concerns_money`), which their
 * people want by push and by email. Those about money and deadlines go by email unless they said no.
 */
export const wantedSql = (condition: string, from = 'notification'): string => `
  select t.id, t.user_id,
    coalesce(c.by_push, false) or t.concerns_money and coalesce(m.by_push, false) as by_push,
    coalesce(c.by_email, false) or t.concerns_money and coalesce(m.by_email, true) as by_email
  from ${from} t
  left join notification_choice c on c.user_id = t.user_id and c.type = t.type
  left join notification_choice m on m.user_id = t.user_id and m.type = 'money'
  where t.${condition}`;
