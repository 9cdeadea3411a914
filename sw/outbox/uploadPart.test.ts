import { beforeEach, describe, expect, it } from 'vitest';
import { MARK, MARK_HEADER } from '#schema/mark.ts';
import { ModelServer } from '#tests/support/servers/modelServer.ts';
import type { Outcome } from './classify.ts';
import { createPace, isSlow, type Pace } from './pace.ts';
import { sha256 } from './sha256.ts';
import { uploadPart } from './uploadPart.ts';

const PHOTO = crypto.getRandomValues(new Uint8Array(60_000)).buffer;
const VIDEO = crypto.getRandomValues(new Uint8Array(65_000)).buffer;

let server: ModelServer;
let pace: Pace;
let now: number;
let arrived: number[];
let bytesPerSecond: number;
/** Replaces the server's answers. */
let answerAll: (() => Response) | null;

const OURS = { 'content-type': 'application/json', [MARK_HEADER]: MARK };

beforeEach(() => {
  server = new ModelServer('ana');
  pace = { ...createPace(), pieceBytes: 20_000 };
  now = 0;
  arrived = [];
  bytesPerSecond = 10_000;
  answerAll = null;
});

type Given = { bytes?: ArrayBuffer; mime?: string; arrivedBytes?: number; isRepeat?: boolean };

async function upload(given: Given = {}): Promise<Outcome> {
  const { bytes = PHOTO, mime = 'image/webp', arrivedBytes, isRepeat = false } = given;
  const part = {
    id: 'photo',
    sha256: await sha256(bytes),
    mime,
    sizeBytes: bytes.byteLength,
    isUploaded: false,
    ...(arrivedBytes === undefined ? {} : { arrivedBytes }),
  };
  const fetch = async (url: string, init: RequestInit) => {
    now += (((init.body as ArrayBuffer | undefined)?.byteLength ?? 0) / bytesPerSecond) * 1_000;
    return answerAll?.() ?? (await server.fetch(url, init));
  };
  const onArrived = async (count: number) => void arrived.push(count);
  return await uploadPart(
    { fetch, now: () => now, pace },
    { part, userId: 'ana', bytes, isRepeat, onArrived },
    new AbortController().signal,
  );
}

const sent = () => server.requests.map(({ method, path }) => `${method} ${path.split('/')[2]}`);

describe('a photo on a slow line', () => {
  it('is sent in pieces, and what arrived is told', async () => {
    bytesPerSecond = 20_000 / 10;
    expect(await upload()).toEqual({ kind: 'uploaded' });
    expect(sent()).toEqual(Array.from({ length: 3 }, () => 'PATCH partial-uploads'));
    expect(arrived).toEqual([20_000, 40_000]);
    expect(server.uploads.get('photo')).toBe(await sha256(PHOTO));
  });

  it('that broke off goes on where the server says', async () => {
    server.faults = ['none', 'lost_before'];
    expect(await upload()).toMatchObject({ kind: 'retry', scope: 'run' });
    server.requests = [];
    expect(await upload({ arrivedBytes: 20_000 })).toEqual({ kind: 'uploaded' });
    expect(sent()[0]).toBe('GET partial-uploads');
    expect(arrived[0]).toBe(20_000);
  });

  it('is not sent again if only the last answer was lost', async () => {
    pace.pieceBytes = 30_000;
    server.faults = ['none', 'lost_after'];
    bytesPerSecond = 3_000;
    expect(await upload()).toMatchObject({ kind: 'retry' });
    server.requests = [];
    expect(await upload({ arrivedBytes: 30_000 })).toEqual({ kind: 'uploaded' });
    expect(sent()).toEqual(['GET partial-uploads']);
  });

  it('asks where to go on if somebody else has sent some of it', async () => {
    server.pieces.set('photo', new Uint8Array(PHOTO.slice(0, 7_000)));
    expect(await upload()).toEqual({ kind: 'uploaded' });
    expect(server.uploads.get('photo')).toBe(await sha256(PHOTO));
  });

  it('is given up for now if it gets nowhere', async () => {
    const stuck = { id: 'photo', offset: 10, isComplete: false, sha256: null };
    answerAll = () => new Response(JSON.stringify(stuck), { headers: OURS });
    expect(await upload()).toMatchObject({ kind: 'retry', scope: 'row' });
  });
});

describe('a file for a server of an older release', () => {
  it('is sent whole, and so is the next one', async () => {
    server.takesPieces = false;
    expect(await upload()).toEqual({ kind: 'uploaded' });
    expect(await upload()).toEqual({ kind: 'uploaded' });
    expect(sent()).toEqual(['PATCH partial-uploads', 'PUT uploads', 'PUT uploads']);
  });
});

describe('the pace', () => {
  it('grows on a fast line until photos are sent whole', async () => {
    bytesPerSecond = 1_000_000;
    await upload();
    expect(isSlow(pace)).toBe(false);
    server = new ModelServer('ana');
    expect(await upload({ bytes: VIDEO, mime: 'image/webp' })).toEqual({ kind: 'uploaded' });
    expect(sent()).toEqual(['PUT uploads']);
  });

  it('shrinks with each break, to a bound', async () => {
    for (let at = 0; at < 5; at += 1) {
      server.faults = ['lost_before'];
      await upload();
    }
    expect(pace.pieceBytes).toBe(16 * 1024);
  });
});
