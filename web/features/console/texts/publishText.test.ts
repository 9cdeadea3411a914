import { expect, it, vi } from 'vitest';
import { publishText } from './publishText.ts';

const steps = vi.hoisted((): string[] => []);
const step = (name: string) => async () => void steps.push(name);

vi.mock('#web/net/call.ts', async (original) => ({
  ...(await original<object>()),
  call: async () => void steps.push('saved'),
}));
vi.mock('#web/net/refresh.ts', () => ({ refresh: async () => void steps.push('read back') }));

it('the draft is gone before the published version is read back', async () => {
  const body = { after: 0, text: '# Privacy', reason: 'Decided in the last session.' };
  const params = { name: 'privacy', language: 'en' } as const;
  await publishText({ params, body, idempotencyKey: 'key' }, step('draft cleared'));
  expect(steps).toEqual(['saved', 'draft cleared', 'read back']);
});
