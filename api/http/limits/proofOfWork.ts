import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '#schema/durations.ts';
import type { SolvedWork } from '#schema/people/registrationWork.ts';
import { WORK_BITS, workText } from '#schema/people/workText.ts';

export const TASK_MINUTES = 10;
const NAME_BYTES = 12;
const SEAL_BYTES = 16;
const WORD_BITS = 32;

/** Tasks that cost a device some seconds. Nothing is stored about one until it is spent. */
export type ProofOfWork = {
  make(now: Date): Promise<string>;
  isSolved(work: SolvedWork, now: Date): Promise<boolean>;
  /** False: it was already spent. */
  spend(challenge: string): Promise<boolean>;
};

/** `spend`: counts a challenge for at least as long as it is valid. */
export function createProofOfWork(
  key: () => Promise<Buffer>,
  spend: ProofOfWork['spend'],
): ProofOfWork {
  const sealTask = async (open: string) =>
    createHmac('sha256', await key())
      .update(`work ${open}`)
      .digest()
      .subarray(0, SEAL_BYTES);

  async function isValid(challenge: string, now: Date): Promise<boolean> {
    const [until = '', name = '', seal = ''] = challenge.split('.');
    const given = Buffer.from(seal, 'base64url');
    const made = await sealTask(`${until}.${name}`);
    const isOurs = given.length === SEAL_BYTES && timingSafeEqual(given, made);
    return isOurs && Number.parseInt(until, 36) > now.getTime();
  }

  return {
    async make(now) {
      const until = (now.getTime() + TASK_MINUTES * MINUTE_MS).toString(36);
      const open = `${until}.${randomBytes(NAME_BYTES).toString('base64url')}`;
      return `${open}.${(await sealTask(open)).toString('base64url')}`;
    },
    async isSolved({ challenge, answers }, now) {
      if (!(await isValid(challenge, now))) return false;
      return answers.every((answer, part) => {
        const text = workText(challenge, part, answer);
        const start = createHash('sha256').update(text).digest().readUInt32BE(0);
        return start >>> (WORD_BITS - WORK_BITS) === 0;
      });
    },
    spend,
  };
}
