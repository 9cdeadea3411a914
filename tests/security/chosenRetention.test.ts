import { expect, it } from 'vitest';
import { parseConfig } from '#api/config/config.ts';
import { forgetReplies } from '#api/jobs/forgetReplies.ts';
import { settleMeetings } from '#api/people/meetings.sql.ts';
import { DAY_MS } from '#schema/durations.ts';
import { reportIssue } from '#schema/issues/issue.ts';
import { login } from '#schema/people/user.ts';
import { RETENTION } from '#schema/site/retention.ts';
import { getSettings } from '#schema/site/settings.ts';
import { newKey } from '#tests/scenarios/client.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import { personOf, visitorOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';

const SETTINGS = {
  sessionDays: 'SESSION_DAYS',
  sessionMaxDays: 'SESSION_MAX_DAYS',
  deviceDays: 'DEVICE_DAYS',
  accountTraceDays: 'ACCOUNT_TRACE_DAYS',
  replyKeptDays: 'REPLY_KEPT_DAYS',
  failedSignInHours: 'FAILED_SIGN_IN_HOURS',
} as const satisfies Record<keyof typeof RETENTION, string>;

const chosen = {
  sessionDays: 7,
  sessionMaxDays: 60,
  deviceDays: 40,
  accountTraceDays: 33,
  replyKeptDays: 45,
  failedSignInHours: 6,
};
const api = await apiOfTests({
  settings: {
    RATE_LIMITS: 'on',
    ...Object.fromEntries(
      Object.entries(SETTINGS).map(([name, setting]) => [
        setting,
        String(chosen[name as keyof typeof chosen]),
      ]),
    ),
  },
});

const daysUntil = (time: Date | string) =>
  Math.round((new Date(time).getTime() - Date.now()) / DAY_MS);
const traceDays = async (userId: string) => {
  const [row]: { at: Date }[] = await api.database.query(
    `select expires_at as at from account_trace where user_id = $1 and kind = 'device'`,
    [userId],
  );
  return row && daysUntil(row.at);
};

it.each(Object.entries(SETTINGS))(
  '%s out of its bounds is refused at start: %s',
  (name, setting) => {
    const { min, max, usual } = RETENTION[name as keyof typeof RETENTION];
    for (const value of [min - 1, max + 1])
      expect(() => parseConfig({ [setting]: String(value) })).toThrow(
        `  ${setting}: must be between ${min} and ${max}, not ${value}. Example: ${setting}=${usual}`,
      );
    for (const value of [min, max])
      expect(() => parseConfig({ [setting]: String(value) })).not.toThrow();
  },
);

it('what the operator chose is told to everybody', async () => {
  expect(await visitorOf(api).expectCall(getSettings)).toMatchObject({ retention: chosen });
});

it('a browser, its cookies and what it connects are known for as long as was chosen', async () => {
  const person = await personOf(api);
  const answer = await visitorOf(api).call(login, {
    body: { emailOrUsername: person.username, password: person.password },
  });
  const ends = (cookie: string) => {
    const text = answer.headers.getSetCookie().find((one) => one.startsWith(cookie)) ?? '';
    return daysUntil(/expires=([^;]+)/iu.exec(text)?.[1] ?? '');
  };
  expect(ends('trybe.device=')).toBe(chosen.deviceDays);
  expect(ends('trybe.sid=')).toBe(chosen.sessionDays);
  expect(await traceDays(person.id)).toBe(chosen.accountTraceDays);
});

it('fewer days than before hold for what was noted before', async () => {
  const person = await personOf(api);
  const { username: emailOrUsername, password } = person;
  await visitorOf(api).expectCall(login, { body: { emailOrUsername, password } });
  await settleMeetings(api.database, new Date(), 31);
  expect(await traceDays(person.id)).toBe(31);
});

it('an answer is kept whole until the day that was chosen, and no longer', async () => {
  const person = await personOf(api);
  await person.expectCall(reportIssue, { body: REPORT, key: newKey() });
  const keptOn = async (day: number) => {
    const now = new Date(Date.now() + day * DAY_MS);
    const { replyKeptDays: keptDays } = chosen;
    await forgetReplies(api.database, { now, keptDays, isStopping: () => false });
    const rows: object[] = await api.database.query('select from idempotency_key where is_whole');
    return rows.length > 0;
  };
  expect([await keptOn(44), await keptOn(46)]).toEqual([true, false]);
});
