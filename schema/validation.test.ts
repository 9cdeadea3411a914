import { describe, expect, it } from 'vitest';
import { messageForm } from '#schema/issues/chat.ts';
import { makeProblem } from './problem.ts';
import { photoFileError } from '#schema/issues/image.ts';
import { editIssueRequest, issueForm, reportIssueRequest } from '#schema/issues/issue.ts';
import { findCommunityArea } from '#schema/places/area.ts';
import { fillPath } from './defineEndpoint.ts';
import { PHOTO_MAX_BYTES } from './limits.ts';
import { parseDays, proposalForm, proposalTitle } from '#schema/case/proposal.ts';
import { loginRequest, registerRequest } from '#schema/people/user.ts';
import { validate } from './validation.ts';
import { DOLLAR_RULES } from '#schema/money/moneyRules.ts';

function messagesOf(
  schema: Parameters<typeof validate>[0],
  input: unknown,
): Record<string, string> {
  const result = validate(schema, input);
  const errors = result.isValid ? [] : result.errors;
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}

describe('an empty form', () => {
  it('says for each field what the specification says, also when the field is missing [5.1-11, 9.45]', () => {
    const report = {
      title: 'Title must be at least 5 characters.',
      description: 'Description must be at least 20 characters.',
      location: 'Location is required.',
      latitude: 'Latitude must be a valid number.',
      longitude: 'Longitude must be a valid number.',
      solutionCriteria: 'Solution criteria must be at least 20 characters.',
    };
    expect(messagesOf(issueForm, {})).toEqual(report);
    const empty = Object.fromEntries(Object.keys(report).map((field) => [field, '']));
    expect(messagesOf(issueForm, empty)).toEqual(report);
    expect(messagesOf(messageForm, {})).toEqual({ message: 'Message cannot be empty' });
    expect(messagesOf(proposalForm(DOLLAR_RULES), {})).toEqual({
      description: 'Description must be at least 10 characters',
      proposedCompensation: 'Proposed compensation is required',
      estimatedTimeToComplete: 'Estimated time is required',
    });
    expect(messagesOf(loginRequest, {})).toEqual({
      emailOrUsername: 'Please enter your username or email.',
      password: 'Password must be at least 8 characters.',
    });
  });

  it('for an account says the same, and compares the passwords [5.12-15]', () => {
    const account = { username: 'ann', email: 'ann@example.org', password: 'password' };
    expect(messagesOf(registerRequest, { ...account, confirmPassword: 'passwort' })).toEqual({
      confirmPassword: "Passwords don't match",
    });
    expect(messagesOf(registerRequest, {})).toMatchObject({
      username: 'Username must be at least 3 characters.',
      email: 'Please enter a valid email address.',
      password: 'Password must be at least 8 characters.',
    });
    expect(messagesOf(registerRequest, { ...account, confirmPassword: 'password' })).toEqual({});
  });
});

describe('a report', () => {
  const report = {
    title: ' Broken lamp ',
    description: 'The lamp at the corner is broken.',
    location: 'Loop, Chicago',
    latitude: '41.88',
    longitude: '-87.63',
    solutionCriteria: 'The lamp shines again at night.',
  };

  it('is trimmed and gets the defaults of the form', () => {
    expect(validate(reportIssueRequest, report)).toMatchObject({
      isValid: true,
      value: { title: 'Broken lamp', priority: 'medium', category: 'environment', dueDate: null },
    });
  });

  it('takes a day that exists, or none [5.22]', () => {
    const dueDateOf = (dueDate: unknown) => validate(reportIssueRequest, { ...report, dueDate });
    for (const [given, kept] of [
      ['2028-02-29', '2028-02-29'],
      ['2026-05-01T10:00:00.000Z', '2026-05-01'],
      ['', null],
      [null, null],
    ]) {
      expect(dueDateOf(given)).toMatchObject({ isValid: true, value: { dueDate: kept } });
    }
    for (const day of ['2026-02-29', '2026-13-01', '2026-00-10', 'tomorrow', '1/2/2026', 7]) {
      expect(dueDateOf(day)).toEqual({
        isValid: false,
        errors: [{ path: 'dueDate', message: 'Please enter a valid date or leave it empty.' }],
      });
    }
  });

  it('may be edited field by field', () => {
    expect(validate(editIssueRequest, {})).toEqual({ isValid: true, value: {} });
    expect(messagesOf(editIssueRequest, { title: 'x' })).toEqual({
      title: 'Title must be at least 5 characters.',
    });
  });
});

describe('small rules', () => {
  it('reads written times as days', () => {
    expect(['10', '10 days', '3 weeks', '2 months', '1 DAY'].map(parseDays)).toEqual([
      10, 10, 21, 60, 1,
    ]);
    const spoken = [
      ['1 Tag', '2 Tage', '3 Tagen', '1 Woche', '2 Wochen', '2 Monate'],
      ['1 día', '2 dias', '3 días', '1 semana', '2 semanas', '2 meses'],
      ['۱ يوم', '２ days', '३ أيام', '۱ أسبوع', '٢ weeks', '２ Monate'],
      ['1 يوم', '٢ يوم', '3 أيام', '1 أسبوع', '٢ أسابيع', '2 شهر'],
    ];
    for (const words of spoken) expect(words.map(parseDays)).toEqual([1, 2, 3, 7, 14, 60]);
    expect(
      ['0', '-1', '1.5', '731', '25 months', 'soon', '', '3 years', 'days'].map(parseDays),
    ).toEqual(Array.from({ length: 9 }, () => null));
  });

  it('gives a proposal its first sentence for a title', () => {
    expect(proposalTitle('I fix it. Then I go.')).toBe('I fix it.');
    expect(proposalTitle('x'.repeat(300))).toHaveLength(80);
  });

  it('knows neighbourhoods from locations [9.37-38]', () => {
    expect(findCommunityArea('W Madison St, The Loop, Chicago')).toBe('The Loop');
    expect(findCommunityArea('1 A St, B, Springfield, IL')).toBe('Springfield');
    expect(findCommunityArea('شارع الرينبو، جبل عمّان، عمّان، الأردن')).toBe('عمّان');
    expect(findCommunityArea('Boston')).toBe('Boston');
    expect(findCommunityArea('Current Location')).toBeNull();
    expect(findCommunityArea(' , ')).toBeNull();
  });

  it('takes pictures under 5 MB of three kinds [5.23]', () => {
    expect(photoFileError({ type: 'image/png', size: PHOTO_MAX_BYTES - 1 })).toBeNull();
    expect(photoFileError({ type: 'image/png', size: PHOTO_MAX_BYTES })).toBe(
      'The image must be less than 5MB.',
    );
    expect(photoFileError({ type: 'image/gif', size: 1 })).toBe(
      'Please upload a JPG, PNG, or WebP image.',
    );
  });

  it('fills paths with escaped values and misses none', () => {
    expect(fillPath('/api/issues/{id}', { id: 'a/b?c' })).toBe('/api/issues/a%2Fb%3Fc');
    expect(() => fillPath('/api/issues/{id}')).toThrow(RangeError);
  });

  it('answers problems with status, code and a sentence', () => {
    expect(makeProblem('busy')).toMatchObject({ status: 409, code: 'busy', title: 'busy' });
    expect(makeProblem('not_found', [])).not.toHaveProperty('errors');
  });
});
