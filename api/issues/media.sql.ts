import { PREPARED } from '#api/database/connection/prepared.ts';
import { readRows } from '#api/database/transaction.ts';
import {
  uploadEntity,
  type UploadRow,
  videoUploadEntity,
  type VideoUploadRow,
} from '#api/platform/media.entities.ts';
import {
  hasStakeSql,
  isReadableSql,
  VISIBLE_ISSUE,
  type Queryable,
} from '#api/platform/fragments.sql.ts';

/** `perceptualHash`: 64 bits; 0 for pictures older than the hash. */
type FoundUpload = UploadRow & { perceptualHash: bigint };

type MediaReader = { actorId: string | null; isModerator: boolean };

/** `isForAll`: visible to visitors too. */
type Visibility = { isForAll: boolean; isVisible: boolean };

const IS_FACE = 'exists (select from app_user a where a.avatar_id = u.id)';

/**
 * Media of public issues `i` of this relation are visible to all; of hidden ones to the people of a
 * continuing case, and to moderators ($3).
 */
const visibilitySql = (named: string, owner: string) =>
  `exists (select ${named} and ${VISIBLE_ISSUE}) as "isForAll",
   ${owner} = $2::uuid or exists (
     select ${named} and (${isReadableSql('$2')} or ($3::boolean and i.deleted_at is null))
   ) as "isVisible"`;

/** Former photos of an issue, visible like its former texts. */
const IS_FORMER_PHOTO = `exists (select from issue_amendment_photo p join issue i on i.id = p.issue_id
  where p.upload_id = u.id and ${isReadableSql('$2')} and ($3::boolean or ${hasStakeSql('$2')}))`;

const NAMED = `from issue i where (
  i.id in (select p.issue_id from issue_photo p where p.upload_id = u.id)
  or i.id in (select f.issue_id from proof f where f.before_id = u.id)
  or i.id in (select f.issue_id from proof f where f.after_id = u.id)
  or i.id in (select a.issue_id from official_answer a where a.photo_id = u.id))`;

const withHash = <Row extends UploadRow>(upload: Row) => ({
  ...upload,
  perceptualHash: BigInt.asUintN(64, upload.perceptualHash ?? 0n),
});

export async function findUpload({ manager }: Queryable, id: string): Promise<FoundUpload | null> {
  const upload = await manager.getRepository(uploadEntity).findOneBy({ id });
  return upload && withHash(upload);
}

/**
 * The reader's own, an avatar, one that a visible issue or its proof uses, or a former photo of an
 * issue that they have a stake in; else null.
 */
export async function findVisibleUpload(
  database: Queryable,
  id: string,
  { actorId, isModerator }: MediaReader,
): Promise<(FoundUpload & Visibility) | null> {
  const [upload] = await readRows<UploadRow & Visibility & { isFace: boolean; isFormer: boolean }>(
    database,
    uploadEntity,
    `${PREPARED}select u.*, ${visibilitySql(NAMED, 'u.owner_id')}, ${IS_FACE} as "isFace",
       ${IS_FORMER_PHOTO} as "isFormer" from upload u where u.id = $1`,
    [id, actorId, isModerator],
  );
  if (!upload?.isVisible && !upload?.isFace && !upload?.isFormer) return null;
  return { ...withHash(upload), isForAll: upload.isForAll || upload.isFace, isVisible: true };
}

const OF_PROOF =
  'from issue i where i.id in (select f.issue_id from proof f where f.video_id = v.id)';

/** The reader's own, or one of a visible issue's proof; else null. */
export async function findVisibleVideo(
  database: Queryable,
  id: string,
  { actorId, isModerator }: MediaReader,
): Promise<(VideoUploadRow & Visibility) | null> {
  const [video] = await readRows<VideoUploadRow & Visibility>(
    database,
    videoUploadEntity,
    `${PREPARED}select v.*, ${visibilitySql(OF_PROOF, 'v.owner_id')} from video_upload v where v.id = $1`,
    [id, actorId, isModerator],
  );
  return video?.isVisible ? video : null;
}
