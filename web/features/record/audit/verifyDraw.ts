import type { AuditEntry } from '#schema/case/audit.ts';
import type { JuryDraw } from '#schema/case/jury.ts';

export type Sha256 = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

export const DRAW_STEPS = ['commitment', 'head', 'list', 'seed', 'order', 'seals'] as const;
export type DrawStep = (typeof DRAW_STEPS)[number];

/** `open`: no jury was called, so the secret is still sealed. Otherwise each step with its result. */
export type DrawCheck = { kind: 'open' } | { kind: 'done'; steps: Record<DrawStep, boolean> };

/**
 * Redraws a jury from published data and the complete record. Checks that the secret matches its
 * commitment from the proof's submission, that record head and list give the seed, the seed gives
 * the order, seats were offered in it, and opened verdicts match their seals.
 */
export async function verifyDraw(
  { proofId, issueId, commitment, draw }: JuryDraw,
  entries: readonly AuditEntry[],
  sha256: Sha256,
): Promise<DrawCheck> {
  if (!draw) return { kind: 'open' };
  const recorded = readRecord(entries, proofId);
  const secret = decodeHex(draw.secret);
  const auditHead = decodeHex(draw.auditHead);
  const head = entries.find(({ sequence }) => sequence === draw.auditSequence);

  const [first, later] = splitIds(draw);
  const list = [first, ...(later.length > 0 ? [later] : [])].map((part) => part.join('\n'));
  const listHash = await sha256(utf8(list.join('\n\n')));
  const seed = await sha256(concat(secret, auditHead, listHash, utf8(issueId)));
  const order = [
    ...(await drawOrder(first, seed, sha256)),
    ...(await drawOrder(later, seed, sha256)),
  ];
  const asked = draw.seats.map(({ jurorId }) => jurorId);
  const seals = await Promise.all(
    draw.verdicts.map(async ({ jurorId, choice, reason, salt, seal }) => {
      const text = utf8([issueId, jurorId, choice, reason].join('\n'));
      const opened = toHex(await sha256(concat(decodeHex(salt), text)));
      return opened === seal && recorded('verdict_sealed').some((data) => data.seal === seal);
    }),
  );
  const isCommitted = toHex(await sha256(secret)) === commitment;
  const isRecorded = recorded('proof_submitted').some((data) => data.juryCommitment === commitment);
  const called = recorded('jury_called').at(-1);
  return {
    kind: 'done',
    steps: {
      commitment: isCommitted && isRecorded,
      head: head?.hash === draw.auditHead,
      list: toHex(listHash) === draw.listHash && called?.listHash === draw.listHash,
      seed: toHex(seed) === draw.seed && called?.seed === draw.seed,
      order:
        order.join('\n') === draw.order.join('\n') &&
        order.slice(0, asked.length).join('\n') === asked.join('\n'),
      seals: seals.every(Boolean),
    },
  };
}

/** Splits the list into those who are asked first and those who are asked last. */
function splitIds({ ids, laterIds = [] }: NonNullable<JuryDraw['draw']>): [string[], string[]] {
  const sorted = ids.toSorted(compareText);
  const isLater = new Set(laterIds);
  return [sorted.filter((id) => !isLater.has(id)), sorted.filter((id) => isLater.has(id))];
}

type Data = Record<string, unknown>;

/** A proof's data in the record's entry for an action. */
function readRecord(entries: readonly AuditEntry[], proofId: string): (action: string) => Data[] {
  return (action) =>
    entries
      .filter((entry) => entry.action === action)
      .map(({ data }) => JSON.parse(data) as Data)
      .filter((data) => data.proofId === proofId);
}

async function drawOrder(
  ids: readonly string[],
  seed: Uint8Array<ArrayBuffer>,
  sha256: Sha256,
): Promise<string[]> {
  const ranked = await Promise.all(
    ids.map(async (id) => ({ id, rank: toHex(await sha256(concat(seed, utf8(id)))) })),
  );
  // Hexadecimal of equal length sorts like its bytes.
  return ranked.toSorted((a, b) => compareText(a.rank, b.rank)).map(({ id }) => id);
}

const compareText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

const utf8 = (text: string) => new TextEncoder().encode(text);

function decodeHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../gu) ?? [], (byte) => Number.parseInt(byte, 16));
}

/** Lowercase. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function concat(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
