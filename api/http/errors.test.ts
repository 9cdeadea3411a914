import { QueryFailedError } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { problemAnswer } from './errors.ts';

const withCode = (code: string) => Object.assign(new Error('away'), { code });
const inStatement = (error: Error) => new QueryFailedError('select 1', [], error);

describe('an error of the database', () => {
  it.each([
    '57P01',
    '57P02',
    '57P03',
    '57P04',
    '57P05',
    '25P03',
    '25P04',
    '25006',
    '53300',
    '08006',
    '08P01',
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'EPIPE',
  ])('that says %s is no fault of the request, which may be sent again', (code) => {
    for (const error of [withCode(code), inStatement(withCode(code))]) {
      const { status, headers } = problemAnswer(error);
      expect([status, headers['Retry-After']]).toEqual([503, '1']);
    }
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Query read timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])('without a code, "%s", is none either', (message) => {
    expect(problemAnswer(new Error(message)).status).toBe(503);
    expect(problemAnswer(inStatement(new Error(message))).status).toBe(503);
  });

  it('in the statement itself is ours', () => {
    for (const code of ['42601', '23514', '57014'])
      expect(problemAnswer(inStatement(withCode(code))).status).toBe(500);
    expect(problemAnswer(new Error('away')).status).toBe(500);
  });

  it('tells nobody what is inside', () => {
    const error = inStatement(withCode('42601'));
    for (const answer of [problemAnswer(error), problemAnswer(new Error('away at line 7'))]) {
      expect(answer.body).not.toMatch(/select 1|42601|away|line|Error/u);
      expect(answer.body).not.toContain('stack');
    }
  });
});
