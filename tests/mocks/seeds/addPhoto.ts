import { readImageHeader } from '../imageHeader.ts';
import type { IssueRow, MockState } from '../mockState.ts';
import type { MockFiles } from '../mockWorld.ts';
import { sha256Hex } from '../sha256Hex.ts';
import { seedId } from './seedId.ts';

/** Gives a seeded issue the demo photo of a scene. */
export async function addPhoto(
  state: MockState,
  files: MockFiles,
  { issue, scene }: { issue: IssueRow; scene: string },
): Promise<void> {
  const fileName = `photos/${scene}.webp`;
  const bytes = await files(fileName);
  const id = seedId('upload', state.uploads.size + 1);
  state.uploads.set(id, {
    ...readImageHeader(bytes),
    id,
    ownerId: issue.reporterId ?? '',
    sha256: await sha256Hex(bytes),
    byteLength: bytes.byteLength,
    bytes: null,
    fileName,
  });
  issue.photos.push({ uploadId: id, takenAt: issue.createdAt });
}
