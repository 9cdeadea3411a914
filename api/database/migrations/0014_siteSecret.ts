import { sqlMigration } from './sqlMigration.ts';

/** A secret that every process of an installation shares. */
export const SiteSecret1763000000014 = sqlMigration({
  name: 'SiteSecret1763000000014',
  up: `
-- By it names and addresses are counted, and devices known, that must not be read back from a digest.
create table site_secret (
  id smallint primary key check (id = 1),
  secret bytea not null check (octet_length(secret) = 32)
);

-- Whether a video may be seen is asked of the proofs that name it.
create index proof_video on proof (video_id) where video_id is not null;

-- What was counted by digests without it could be guessed from a list of names and addresses.
delete from rate_limit;
`,
  down: 'drop index proof_video; drop table site_secret',
});
