import { sqlMigration } from './sqlMigration.ts';

/** Bodies that are told by a signed message to a program of theirs. */
export const BodiesByWebhook1763000000174 = sqlMigration({
  name: 'BodiesByWebhook1763000000174',
  up: `
alter table responsible_body drop constraint responsible_body_channel_check,
  add constraint responsible_body_channel_check check (channel in ('mail', 'open311', 'webhook'));
`,
  down: `
update responsible_body set channel = 'mail', is_retired = true where channel = 'webhook';
alter table responsible_body drop constraint responsible_body_channel_check,
  add constraint responsible_body_channel_check check (channel in ('mail', 'open311'));
`,
});
