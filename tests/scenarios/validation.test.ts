import { expect, test } from 'vitest';
import { postMessage } from '#schema/issues/chat.ts';
import { reportIssue } from '#schema/issues/issue.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { createProposal } from '#schema/case/proposal.ts';
import { login, register } from '#schema/people/user.ts';
import { castVote } from '#schema/case/vote.ts';
import { newKey } from './client.ts';
import { fileReport, OFFER, propose, REPORT } from './fixtures.ts';
import { expectFieldError, refusalOf } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, type Person } from './target.ts';

const ACCOUNT = {
  username: 'somebody-new',
  email: 'somebody-new@example.org',
  password: 'long enough 1',
  confirmPassword: 'long enough 1',
  preferredRole: 'reporter',
};

const LOGIN: [field: string, value: unknown, message: string][] = [
  ['emailOrUsername', '', 'Please enter your username or email.'],
  ['emailOrUsername', undefined, 'Please enter your username or email.'],
  ['password', 'seven77', 'Password must be at least 8 characters.'],
  ['password', undefined, 'Password must be at least 8 characters.'],
];

const REGISTER: typeof LOGIN = [
  ['username', 'ab', 'Username must be at least 3 characters.'],
  ['username', undefined, 'Username must be at least 3 characters.'],
  ['email', 'not an address', 'Please enter a valid email address.'],
  ['email', undefined, 'Please enter a valid email address.'],
  ['password', 'seven77', 'Password must be at least 8 characters.'],
  ['confirmPassword', 'something else', "Passwords don't match"],
  ['preferredRole', 'king', 'Please select a preferred role.'],
];

const ISSUE: typeof LOGIN = [
  ['title', 'Hole', 'Title must be at least 5 characters.'],
  ['title', undefined, 'Title must be at least 5 characters.'],
  ['title', '    a    ', 'Title must be at least 5 characters.'],
  ['description', 'Too short to act on', 'Description must be at least 20 characters.'],
  ['location', 'ab', 'Location is required.'],
  ['location', undefined, 'Location is required.'],
  ['latitude', 'north', 'Latitude must be a valid number.'],
  ['latitude', undefined, 'Latitude must be a valid number.'],
  ['longitude', '', 'Longitude must be a valid number.'],
  ['longitude', '1e2', 'Longitude must be a valid number.'],
  ['latitude', '90.5', 'Latitude must be between -90 and 90.'],
  ['longitude', '-181', 'Longitude must be between -180 and 180.'],
  ['solutionCriteria', 'Fill the hole', 'Solution criteria must be at least 20 characters.'],
  ['solutionCriteria', undefined, 'Solution criteria must be at least 20 characters.'],
  ['dueDate', 'next week', 'Please enter a valid date or leave it empty.'],
  ['dueDate', '2027-02-29', 'Please enter a valid date or leave it empty.'],
  ['priority', 'urgent', 'Please select a priority.'],
  ['category', 'weather', 'Please select a category.'],
];

const PLEDGE: typeof LOGIN = [
  ['amount', undefined, 'Amount is required'],
  ['amount', '', 'Amount is required'],
  ['amount', '0.99', 'The amount must be at least $1.00.'],
  ['amount', '1.005', 'Please enter an amount in dollars, for example 25 or 25.50.'],
  ['amount', '-5', 'Please enter an amount in dollars, for example 25 or 25.50.'],
  ['amount', '1e3', 'Please enter an amount in dollars, for example 25 or 25.50.'],
  ['amount', '1000000.01', 'The amount must be at most $1000000.00.'],
];

const PROPOSAL: typeof LOGIN = [
  ['description', 'Too short', 'Description must be at least 10 characters'],
  ['description', undefined, 'Description must be at least 10 characters'],
  ['proposedCompensation', '', 'Proposed compensation is required'],
  ['proposedCompensation', undefined, 'Proposed compensation is required'],
  ['estimatedTimeToComplete', '', 'Estimated time is required'],
  ['estimatedTimeToComplete', undefined, 'Estimated time is required'],
];

const MESSAGE: typeof LOGIN = [
  ['message', '', 'Message cannot be empty'],
  ['message', '   ', 'Message cannot be empty'],
  ['message', undefined, 'Message cannot be empty'],
];

/** Sends a body as it is, past the types that would not let it through. */
async function send(person: Pick<Person, 'fetch'>, path: string, body: Record<string, unknown>) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': newKey() };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return refusalOf(await person.fetch(path, init));
}

scenarios('what people are told about a field', () => {
  test.each(LOGIN)('signing in with %s = %j: %s [5.18]', async (field, value, message) => {
    const body = { emailOrUsername: 'someone', password: 'long enough', [field]: value };
    expectFieldError(await send(await newVisitor(), login.path, body), field, message);
  });

  test.each(REGISTER)('registering with %s = %j: %s [5.16-17]', async (field, value, message) => {
    const body = { ...ACCOUNT, [field]: value };
    expectFieldError(await send(await newVisitor(), register.path, body), field, message);
  });

  test('reporting, pledging, proposing and writing: each field has its own sentence [5.26]', async () => {
    const reporter = await newPerson();
    const person = await newPerson('solver');
    const issue = await fileReport(reporter);
    const at = (path: string) => path.replace('{id}', issue.id);
    for (const [field, value, message] of ISSUE) {
      const body = { ...REPORT, [field]: value };
      expectFieldError(await send(person, reportIssue.path, body), field, message);
    }
    for (const [field, value, message] of PLEDGE) {
      const body = { issueId: issue.id, amount: '5', [field]: value };
      expectFieldError(await send(person, createPledge.path, body), field, message);
    }
    for (const [field, value, message] of PROPOSAL) {
      const body = { ...OFFER, [field]: value };
      expectFieldError(await send(person, at(createProposal.path), body), field, message);
    }
    for (const [field, value, message] of MESSAGE) {
      expectFieldError(
        await send(person, at(postMessage.path), { [field]: value }),
        field,
        message,
      );
    }
    const offer = await propose(person, issue.id);
    const vote = castVote.path.replace('{id}', offer.id);
    const message = 'voteType is upvote or downvote.';
    expectFieldError(await send(person, vote, { voteType: 'maybe' }), 'voteType', message);
  });

  test('all wrong fields are named at once', async () => {
    const refused = await send(await newVisitor(), register.path, {});
    expect(refused.problem.errors?.map(({ path }) => path).toSorted()).toEqual([
      'confirmPassword',
      'email',
      'password',
      'username',
    ]);
  });

  test('numbers are taken as well as numeric text, and an empty due date means none', async () => {
    const person = await newPerson();
    const issue = await fileReport(person, { latitude: 41.5, longitude: ' -87.25 ', dueDate: '' });
    expect(issue).toMatchObject({ latitude: 41.5, longitude: -87.25, dueDate: null });
  });

  test('priority and category have defaults [5.21]', async () => {
    const { priority: _, category: __, ...body } = REPORT;
    const person = await newPerson();
    const issue = await person.expectCall(reportIssue, { body });
    expect(issue).toMatchObject({ priority: 'medium', category: 'environment' });
  });
});
