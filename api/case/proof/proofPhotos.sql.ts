import type { Transaction } from '#api/database/transaction.ts';
import type { PictureMark } from './proofChecks.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';

type MarkRow = { id: string; sha256: string; hash: string | null };

/**
 * Stored as a signed number. A picture without a hash gets one from its file, since 0 would resemble many
 * others.
 */
const toPictureMark = ({ sha256, hash }: MarkRow): PictureMark => ({
  sha256,
  perceptualHash: BigInt.asUintN(64, BigInt(hash ?? `0x${sha256.slice(0, 16)}`)),
});

/** The fingerprints of a proof's two pictures. The refusal names each one that is missing or differs. */
export async function loadProofMarks(
  tx: Transaction,
  ownerId: string,
  named: Record<'before' | 'after', { id: string; sha256: string }>,
): Promise<Record<'before' | 'after', PictureMark>> {
  const { before, after } = named;
  const rows = await tx.query<MarkRow>(
    `select id, encode(sha256, 'hex') as sha256, perceptual_hash as hash from upload
     where id = any ($1::uuid[]) and owner_id = $2`,
    [[before.id, after.id], ownerId],
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const parts = Object.entries({ before, after });
  const missing = parts.filter(([, { id }]) => !stored.has(id));
  if (missing.length > 0) {
    const message = 'This photo has not arrived yet.';
    throw new Refusal(
      'photo_missing',
      missing.map(([path]) => ({ path, message })),
    );
  }
  const differing = parts.filter(([, { id, sha256 }]) => stored.get(id)?.sha256 !== sha256);
  if (differing.length > 0) {
    const message = 'This photo arrived changed.';
    throw new Refusal(
      'photo_differs',
      differing.map(([path]) => ({ path, message })),
    );
  }
  const at = (id: string) => toPictureMark(stored.get(id) ?? { id, sha256: '', hash: null });
  return { before: at(before.id), after: at(after.id) };
}

/**
 * The stored photo that most resembles a picture; none on an empty site. The proof's own uploads count only
 * if something else has used them: another report, another work, or a proof's after photo.
 */
export async function findNearestPhoto(
  tx: Transaction,
  { sha256, perceptualHash }: PictureMark,
  proof: { proposalId: string; uploadIds: readonly string[] },
): Promise<PictureMark[]> {
  const rows = await tx.query<MarkRow>(
    `select u.id, encode(u.sha256, 'hex') as sha256, u.perceptual_hash as hash from upload u
     where u.perceptual_hash is not null and (u.id <> all ($3::uuid[])
       or exists (select 1 from issue_photo i where i.upload_id = u.id)
       or exists (select 1 from proof p where p.after_id = u.id)
       or exists (select 1 from proof p where p.before_id = u.id and p.proposal_id <> $4))
     order by u.sha256 = decode($1, 'hex') desc,
       bit_count((u.perceptual_hash # $2::bigint)::bit(64)) limit 1`,
    [sha256, String(BigInt.asIntN(64, perceptualHash)), proof.uploadIds, proof.proposalId],
  );
  return rows.map(toPictureMark);
}
