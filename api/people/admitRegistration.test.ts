import { expect, it } from 'vitest';
import { UNLIMITED } from '#api/http/limits/unlimited.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { admitRegistration } from './admitRegistration.routes.ts';

it('a transaction that is repeated spends the task once, and another registration cannot', async () => {
  const spent = new Set<string>();
  const spend = async (challenge: string) => !spent.has(challenge) && Boolean(spent.add(challenge));
  const asked = {
    call: { ip: '203.0.113.1' },
    services: {
      clock: { now: () => new Date(), randomBytes: (length: number) => new Uint8Array(length) },
      limits: { ...UNLIMITED, registration: async () => false, work: { ...UNLIMITED.work, spend } },
    },
  };
  const work = { challenge: 'one', answers: [] };
  const [admitted, other] = [
    await admitRegistration(asked, work),
    await admitRegistration(asked, work),
  ];
  await admitted();
  await expect(admitted()).resolves.toBeUndefined();
  await expect(other()).rejects.toThrow(Refusal);
});
