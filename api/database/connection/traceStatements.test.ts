import { describe, expect, test } from 'vitest';
import type { Tracer } from '#api/platform/ports.ts';
import { summarizeStatement, traceStatements } from './traceStatements.ts';

describe('the summary of a statement', () => {
  test.each([
    ['select id, title from issue where id = $1', 'select', 'issue'],
    ['insert into "chat_message"("id") values ($1)', 'insert', 'chat_message'],
    ['update idempotency_key set status = $2', 'update', 'idempotency_key'],
    ['with gone as (delete from outbox returning id) select 1', 'with', 'outbox'],
    ['/* prepared */ select 1 from session', 'select', 'session'],
    ['COMMIT', 'commit', null],
    ["START TRANSACTION; set local statement_timeout = '1s'", 'start', null],
    ['', 'statement', null],
  ])('of %s', (text, operation, table) => {
    expect(summarizeStatement(text)).toEqual({ operation, table });
  });
});

function startTold(traceId: string | null) {
  const told: unknown[] = [];
  const tracer: Tracer = {
    traceId: () => traceId,
    begin(name, { attributes }) {
      told.push([name, attributes]);
      return {
        within: (run) => run(),
        note: (_, more) => told.push(more),
        end: (hasFailed = false) => told.push(hasFailed),
      };
    },
  };
  return { told, tracer };
}

describe('statements that are followed', () => {
  const fail = () =>
    Promise.reject(Object.assign(new Error('duplicate: ana@private.example'), { code: '23505' }));

  test('are told of by what they do, with the code of their failure, and never with a value', async () => {
    const { told, tracer } = startTold('trace');
    const send = traceStatements(tracer, (text) =>
      text === 'COMMIT' ? fail() : Promise.resolve(1),
    );
    expect(await send({ text: 'select 1 from app_user where email = $1', values: ['ana'] })).toBe(
      1,
    );
    await expect(send('COMMIT')).rejects.toThrow('duplicate');
    expect(told).toContainEqual([
      'select app_user',
      expect.objectContaining({ 'db.operation.name': 'select' }),
    ]);
    expect(told.slice(-2)).toEqual([{ 'db.response.status_code': '23505' }, true]);
    expect(JSON.stringify(told)).not.toContain('ana');
  });

  test('are passed on as they are, and not told of, where nothing is followed', () => {
    const { told, tracer } = startTold(null);
    const copy = { pipe: 'a stream' };
    const send = traceStatements(tracer, (sent) => sent);
    expect([send(copy), send('COMMIT')]).toEqual([copy, 'COMMIT']);
    expect(traceStatements(startTold('trace').tracer, (sent) => sent)(copy)).toBe(copy);
    expect(told).toEqual([]);
  });
});
