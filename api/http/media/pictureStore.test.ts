import { expect, it } from 'vitest';
import { sha256InPieces, sha256Of } from './pictureStore.ts';

it('hashes a video while others have their turn, to what it hashes to at once', async () => {
  const video = Buffer.alloc(40 * 1024 * 1024, 'film');
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const hash = await sha256InPieces(video);
  clearInterval(timer);
  expect(hash).toBe(sha256Of(video));
  expect(turns).toBeGreaterThan(3);
  expect(await sha256InPieces(new Uint8Array())).toBe(sha256Of(new Uint8Array()));
});
