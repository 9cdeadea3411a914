import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { MINUTE_MS } from '#schema/durations.ts';
import { getRegistrationWork, type SolvedWork } from '#schema/people/registrationWork.ts';
import { register } from '#schema/people/user.ts';
import { PASSWORD } from '#tests/support/registerAs.ts';
import { visitorOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';
import { createTestClock } from '#tests/support/servers/testApi.ts';
import { solveTask } from '#web/features/account/signIn/solveTask.ts';

const FREE = 20;

const clock = createTestClock();
const api = await apiOfTests({ clock, settings: { RATE_LIMITS: 'on' } });

function join(work?: SolvedWork) {
  const username = `p${randomUUID().slice(0, 12)}`;
  const email = `${username}@example.org`;
  const body = { username, email, password: PASSWORD, confirmPassword: PASSWORD, work };
  return visitorOf(api).call(register, { body });
}

async function solve(): Promise<SolvedWork> {
  const task = await visitorOf(api).expectCall(getRegistrationWork);
  return { challenge: task.challenge, answers: solveTask(task) };
}

it(
  'accounts by the hundred cost a task each, and a launch evening behind one address gets in',
  { timeout: 120_000 },
  async () => {
    for (let made = 0; made < FREE; made += 1) expect((await join()).status).toBe(201);
    expect((await join()).problem.code).toBe('work_needed');

    const work = await solve();
    const { challenge, answers } = work;
    const guessed = { challenge, answers: answers.map((answer) => answer + 1) };
    const forged = { challenge: challenge.replace(/^./u, '9'), answers };
    for (const wrong of [guessed, forged]) expect((await join(wrong)).status).toBe(403);
    expect((await join(work)).status).toBe(201);
    expect((await join(work)).problem.code).toBe('work_needed');

    const both = await solve();
    const raced = await Promise.all([join(both), join(both)]);
    expect(raced.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403]);

    const late = await solve();
    clock.advance(11 * MINUTE_MS);
    expect((await join(late)).problem.code).toBe('work_needed');
  },
);
