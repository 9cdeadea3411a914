import { expect, it } from 'vitest';
import { answerOf } from '#api/http/answerOf.ts';
import type { Call } from '#api/http/call.ts';

const callOf = (method: string, tag: string) =>
  ({ method, header: (name: string) => (name === 'If-None-Match' ? tag : '') }) as Call;

const TAGS = ['"a"', '*', 'W/""', '""', ',', 'undefined', ' '];

it.each(TAGS)('If-None-Match %s changes nothing of an answer without a tag', (tag) => {
  const answer = answerOf(callOf('GET', tag), { json: '{"id":1}' }, { status: 200 });
  expect(answer).toMatchObject({ status: 200, body: '{"id":1}' });
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  '%s answers what it did, whatever is held',
  (method) => {
    const reply = { bytes: new Uint8Array([1]), headers: { ETag: '"a"' } };
    const answer = answerOf(callOf(method, '"a"'), reply, { status: 201 });
    expect(answer).toMatchObject({ status: 201, body: new Uint8Array([1]) });
  },
);

it.each(['GET', 'HEAD'])('%s of what is held is answered without it', (method) => {
  const reply = { bytes: new Uint8Array([1]), headers: { ETag: '"a"' } };
  const answer = answerOf(callOf(method, 'W/"b", "a"'), reply, { status: 200 });
  expect(answer).toMatchObject({ status: 304, body: null });
});
