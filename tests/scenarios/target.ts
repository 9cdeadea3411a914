import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { login, register, type AccountRole, type User } from '#schema/people/user.ts';
import { connectApiTarget } from './apiTarget.ts';
import { createClient, type Client } from './client.ts';
import { createMockTarget } from './mockTarget.ts';
import type { Target, TargetAddress } from './targetHands.ts';

declare module 'vitest' {
  interface ProvidedContext {
    scenarioTarget: TargetAddress;
  }
}

export type Person = Client & User & { password: string };

const PASSWORD = 'correct horse 7';

/** Whether there is anything to run the scenarios against in this project. */
export const isTargetPresent = inject('scenarioTarget').kind !== 'absent';

let opened: Promise<Target> | undefined;

/** The target of this project, opened once per test file. */
export function target(): Promise<Target> {
  opened ??= open(inject('scenarioTarget'));
  return opened;
}

async function open(address: TargetAddress): Promise<Target> {
  if (address.kind === 'api') return connectApiTarget(address);
  if (address.kind === 'mock') return createMockTarget();
  throw new Error(`${address.name}: nothing can be opened`);
}

/** A browser without an account. */
export async function newVisitor(): Promise<Client> {
  return createClient((await target()).send);
}

/** A registered and signed-in person with a name that nobody else has. */
export async function newPerson(role: User['preferredRole'] = 'reporter'): Promise<Person> {
  const visitor = await newVisitor();
  const username = `p${randomUUID().slice(0, 12)}`;
  const user = await visitor.expectCall(register, {
    body: {
      username,
      email: `${username}@example.org`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      preferredRole: role,
    },
  });
  return { ...visitor, ...user, password: PASSWORD };
}

/** A person to whom an operator has given a role. */
export async function newPersonAs(accountRole: AccountRole): Promise<Person> {
  const person = await newPerson();
  await (await target()).giveRole(person.id, accountRole);
  return { ...person, accountRole };
}

/** The same person in another browser. */
export async function elsewhere(person: Person): Promise<Person> {
  const visitor = await newVisitor();
  const body = { emailOrUsername: person.username, password: person.password };
  const user = await visitor.expectCall(login, { body });
  return { ...visitor, ...user, password: person.password };
}
