import { describe, expect, it } from 'vitest';
import {
  toBody,
  draftOfRow,
  EMPTY_DRAFT,
  fixFrom,
  isWorthKeeping,
  listMissing,
  type ProofDraft,
  type ProofPicture,
  videoOfRow,
} from './proofDraft.ts';

const nonce = '6f1c1f3a-8a55-4d6e-9d5f-4d1f0a1b2c3d';
const at = '2026-05-01T10:00:00.000Z';
const place = { latitude: 41.88, longitude: -87.63, accuracyM: 8 };

const picture = (id: string, source: ProofPicture['source'] = 'app'): ProofPicture => ({
  id,
  sha256: 'a'.repeat(64),
  mime: 'image/webp',
  bytes: new ArrayBuffer(3),
  takenAt: at,
  position: place,
  source,
});

const WHOLE: ProofDraft = {
  summary: '  Filled with hot asphalt and rolled level.  ',
  before: picture('3f8f7a0e-8a53-4e0e-9a51-0d9b4f6f1c11'),
  after: picture('3f8f7a0e-8a53-4e0e-9a51-0d9b4f6f1c12', 'file'),
  checkIn: { ...place, at },
};

const VIDEO = {
  id: '3f8f7a0e-8a53-4e0e-9a51-0d9b4f6f1c13',
  sha256: 'b'.repeat(64),
  mime: 'video/webm',
  bytes: new ArrayBuffer(5),
};

describe('a proof that is being taken', () => {
  it('names everything that is missing, in the order of the form', () => {
    expect(listMissing(EMPTY_DRAFT)).toHaveLength(4);
    expect(listMissing({ ...WHOLE, checkIn: null })).toEqual(['The check-in is missing.']);
    expect(listMissing({ ...WHOLE, summary: 'Too short' })).toHaveLength(1);
    expect(listMissing(WHOLE)).toEqual([]);
  });

  it('is sent only when nothing is missing', () => {
    expect(toBody({ ...WHOLE, after: null }, nonce, null)).toBeNull();
    const ready = toBody(WHOLE, nonce, null);
    expect(ready?.files.map(({ id }) => id)).toEqual([WHOLE.before?.id, WHOLE.after?.id]);
    expect(ready?.body.videoId).toBeNull();
    expect(ready?.body).toMatchObject({
      nonce,
      summary: 'Filled with hot asphalt and rolled level.',
      before: { source: 'app', takenAt: at, position: place },
      after: { source: 'file' },
      checkIn: { ...place, at },
    });
    expect(JSON.stringify(ready?.body)).not.toContain('bytes');
  });

  it('is worth keeping as soon as there is anything in it', () => {
    expect(isWorthKeeping(EMPTY_DRAFT)).toBe(false);
    expect(isWorthKeeping({ ...EMPTY_DRAFT, checkIn: WHOLE.checkIn })).toBe(true);
    expect(isWorthKeeping({ ...EMPTY_DRAFT, summary: 'x' })).toBe(true);
  });

  it('comes back from the outbox as it was, with what the device still has', async () => {
    const ready = toBody(WHOLE, nonce, VIDEO);
    if (!ready) throw new RangeError('A whole proof can be sent');
    const parts = ready.files.map(({ id, sha256, mime }) => ({
      id,
      sha256,
      mime,
      sizeBytes: 3,
      isUploaded: false,
    }));
    const row = { body: ready.body, parts };
    const back = await draftOfRow(row, async () => new ArrayBuffer(3));
    expect(back).toEqual({ ...WHOLE, summary: WHOLE.summary.trim() });
    expect(await videoOfRow(row, async () => VIDEO.bytes)).toEqual(VIDEO);
    const lost = await draftOfRow(row, async (id) =>
      id === WHOLE.after?.id ? null : new ArrayBuffer(3),
    );
    expect(listMissing(lost)).toEqual(['An after photo is missing.']);
  });

  it('takes no position that says nothing', () => {
    expect(fixFrom(place, 8.04)).toEqual({ ...place, accuracyM: 8 });
    expect(fixFrom(place, 20_000)).toBeNull();
  });
});
