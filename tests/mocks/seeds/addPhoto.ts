import { readImageHeader } from '../imageHeader.ts';
import type { IssueRow, MockState } from '../mockState.ts';
import type { MockFiles } from '../mockWorld.ts';
import { sha256Hex } from '../sha256Hex.ts';
import { seedId } from './seedId.ts';

/** Puts the drawn picture of a scene among the uploads of a person; answers its id. */
export async function addUpload(
  state: MockState,
  files: MockFiles,
  { ownerId, scene }: { ownerId: string; scene: string },
): Promise<string> {
  const fileName = `photos/${scene}.webp`;
  const bytes = await files(fileName);
  const id = seedId('upload', state.uploads.size + 1);
  state.uploads.set(id, {
    ...readImageHeader(bytes),
    id,
    ownerId,
    sha256: await sha256Hex(bytes),
    byteLength: bytes.byteLength,
    bytes: null,
    fileName,
  });
  return id;
}

/** Gives a seeded issue the demo photo of a scene. */
export async function addPhoto(
  state: MockState,
  files: MockFiles,
  { issue, scene }: { issue: IssueRow; scene: string },
): Promise<void> {
  const uploadId = await addUpload(state, files, { ownerId: issue.reporterId ?? '', scene });
  issue.photos.push({ uploadId, takenAt: issue.createdAt });
}
