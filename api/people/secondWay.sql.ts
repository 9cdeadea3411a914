/** Whether the person of an `app_user` called `alias` has proved themselves by more than their address. */
export const secondWaySql = (alias: string): string =>
  `(exists (select from passkey p where p.user_id = ${alias}.id and p.is_other_device)
    or exists (select from contact_proof c where c.user_id = ${alias}.id and c.held_until is null))`;
