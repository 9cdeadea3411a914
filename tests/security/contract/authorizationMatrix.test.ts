import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import { accessRefusal } from '#api/platform/access.rules.ts';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { ENDPOINTS } from '#schema/contract/endpoints.ts';
import { ERRORS } from '#schema/errors.ts';
import { createProposal } from '#schema/case/proposal.ts';
import type { User } from '#schema/people/user.ts';
import { fileReport, OFFER } from '#tests/scenarios/fixtures.ts';
import { personOf, visitorOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { testActor } from '#tests/support/testActor.ts';
import { sampleOf } from '#tests/support/wholeRun.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';
import { readOperations, requestOf, type Operation } from './sampleRequest.ts';

const PATIENCE_MS = 120_000;
const TABLE = path.join(import.meta.dirname, 'authorizationMatrix.txt');

/** Who asks; each a stranger to the issue that is asked about, but its reporter. */
const ROLES = ['visitor', 'user', 'frozen', 'reporter', 'ambassador', 'operator'] as const;
type Role = (typeof ROLES)[number];

const api = await apiOfTests();

const set = (change: string, id: string) =>
  api.database.query(`update app_user set ${change} where id = $1`, [id]);

/** People by role, made when they are first asked for or are no longer who they were. */
const people = new Map<Role | 'solver', TestPerson>();

/** Whom a request since the last look may have signed out, or taken or given a role. */
const unsure = new Set<TestPerson>();

async function hasStayed(person: TestPerson, role: Role | 'solver'): Promise<boolean> {
  if (!unsure.delete(person)) return true;
  const answer = await person.fetch('/api/user');
  if (answer.status !== 200) return false;
  const { accountRole } = (await answer.json()) as User;
  return accountRole === (role === 'ambassador' || role === 'operator' ? role : 'user');
}

async function personAs(role: Role | 'solver'): Promise<TestPerson> {
  const known = people.get(role);
  if (known && (await hasStayed(known, role))) return known;
  const person = await personOf(api);
  people.set(role, person);
  if (role === 'frozen') await set('is_frozen = true', person.id);
  if (role === 'ambassador' || role === 'operator') {
    await set(`account_role = '${role}'`, person.id);
  }
  return person;
}

/** What those share who change nothing, by kind and by whose it is. */
const shared = new Map<string, Promise<string>>();

function idFor(isShared: boolean, kind: string, make: () => Promise<{ id: string }>) {
  const known = isShared ? shared.get(kind) : undefined;
  if (known) return known;
  const made = make().then(({ id }) => id);
  if (isShared) shared.set(kind, made);
  return made;
}

/** The id in an address: of an issue or proposal that is nobody's who asks but the reporter's. */
async function idsFor(operation: Operation, isShared: boolean): Promise<string> {
  const solver = await personAs('solver');
  const isAbout = (what: string) => operation.path.startsWith(`/api/${what}/{id}`);
  if (isAbout('users')) return solver.id;
  if (!isAbout('issues') && !isAbout('proposals')) return randomUUID();
  const reporter = await personAs('reporter');
  if (isAbout('issues')) return idFor(isShared, `issue ${reporter.id}`, () => fileReport(reporter));
  return idFor(isShared, `offer ${reporter.id} ${solver.id}`, async () => {
    const { id } = await fileReport(reporter);
    return solver.expectCall(createProposal, { params: { id }, body: OFFER });
  });
}

async function asks(role: Role, operation: Operation, isRefused: boolean): Promise<string> {
  const id = await idsFor(operation, isRefused || operation.method === 'GET');
  const client = role === 'visitor' ? visitorOf(api) : await personAs(role);
  const { address, init } = requestOf(operation, (name) => (name === 'id' ? id : '1'));
  const response = await client.fetch(address, init);
  if (operation.method !== 'GET' && response.ok) {
    for (const person of people.values()) unsure.add(person);
  }
  if (response.status < 400) return String(response.status);
  const { code } = (await response.json()) as { code: string };
  return `${response.status} ${code}`;
}

/** What the contract alone answers somebody; null: it lets them in. */
function refusalByContract(role: Role, { name }: Operation): string | null {
  const { access }: EndpointDefinition = ENDPOINTS[name as keyof typeof ENDPOINTS];
  const accountRole = role === 'ambassador' || role === 'operator' ? role : 'user';
  const code = accessRefusal(access, role === 'visitor' ? null : testActor('a', { accountRole }));
  return code && `${ERRORS[code][0]} ${code}`;
}

function headOf({ method, path: address, name }: Operation): string {
  const { access }: EndpointDefinition = ENDPOINTS[name as keyof typeof ENDPOINTS];
  return `${method} ${address} (${name}) for ${access}`;
}

/** What everybody gets whom the contract lets in and who asks with a good request; others are refused by it. */
async function cellsOf(operation: Operation): Promise<string[]> {
  const cells: string[] = [];
  // It answers by what somebody has left open in other calls, of which each run samples others.
  if (operation.name === 'deleteAccount') people.clear();
  for (const role of ROLES) {
    const refusal = refusalByContract(role, operation);
    const answer = await asks(role, operation, refusal !== null);
    if (refusal === null) cells.push(`${role}: ${answer}`);
    else expect(answer, `${operation.name} by ${role}`).toBe(refusal);
  }
  return cells;
}

/** What each call of some answers to each role, as it stands in the table. */
async function matrix(operations: readonly Operation[]): Promise<string[]> {
  const lines: string[] = [];
  for (const operation of operations) {
    lines.push([headOf(operation), ...(await cellsOf(operation))].join('\n  '));
  }
  return lines;
}

it('who may do what is what the committed table says', { timeout: PATIENCE_MS }, async () => {
  const isSignUp = ({ name }: Operation) => name === 'register';
  const [signUp, others] = [
    readOperations().filter(isSignUp),
    readOperations().filter((operation) => !isSignUp(operation)),
  ];
  // First comes who makes the account that other samples name.
  const operations = [...signUp, ...others];
  // Look at every line that changes: UPDATE_MATRIX=1 writes the table again.
  if (process.env.UPDATE_MATRIX) writeFileSync(TABLE, `${(await matrix(operations)).join('\n')}\n`);
  const table = readFileSync(TABLE, 'utf8')
    .trimEnd()
    .split(/\n(?! )/u);
  const heads = table.map((lines) => lines.split('\n')[0]);
  expect(heads).toEqual(operations.map(headOf));
  const found = await matrix([...signUp, ...sampleOf(others, 3)]);
  expect(found.filter((lines) => !table.includes(lines))).toEqual([]);
});
