import { expect, test } from 'vitest';
import { endOtherSignIns, endSignIn, listSignIns } from '#schema/people/signIns.ts';
import { getCurrentUser, logout } from '#schema/people/user.ts';
import type { Client } from './client.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { elsewhere, newPerson, newVisitor, type Person } from './target.ts';

const placesOf = (person: Person) => person.expectCall(listSignIns);
const isSignedIn = async (client: Client) => (await client.call(getCurrentUser)).status === 200;

scenarios('where somebody is signed in', () => {
  test('is listed with the one that asks, for themselves alone', async () => {
    const person = await newPerson();
    const phone = await elsewhere(person);
    await newPerson();
    for (const device of [person, phone]) {
      const places = await placesOf(device);
      expect(places).toHaveLength(2);
      expect(places.filter(({ isThis }) => isThis)).toHaveLength(1);
      expect(places.every(({ device: name }) => name.length > 0)).toBe(true);
    }
    const [own] = (await placesOf(person)).filter(({ isThis }) => isThis);
    const [other] = (await placesOf(phone)).filter(({ isThis }) => isThis);
    expect(own?.id).not.toBe(other?.id);
    expectRefusal(await (await newVisitor()).call(listSignIns), 'not_signed_in');
    await phone.expectCall(logout);
    expect(await placesOf(person)).toHaveLength(1);
  });

  test('one sign-in is ended from another, and by nobody else', async () => {
    const [person, stranger] = [await newPerson(), await newPerson()];
    const [phone, desktop] = [await elsewhere(person), await elsewhere(person)];
    const [place] = (await placesOf(phone)).filter(({ isThis }) => isThis);
    const params = { id: place?.id ?? '' };
    await stranger.expectCall(endSignIn, { params });
    expect(await isSignedIn(phone)).toBe(true);
    await person.expectCall(endSignIn, { params });
    await person.expectCall(endSignIn, { params });
    const devices = await Promise.all([person, phone, desktop].map(isSignedIn));
    expect(devices).toEqual([true, false, true]);
  });

  test('all others are ended at once', async () => {
    const person = await newPerson();
    const [phone, desktop] = [await elsewhere(person), await elsewhere(person)];
    await person.expectCall(endOtherSignIns);
    const devices = await Promise.all([person, phone, desktop].map(isSignedIn));
    expect(devices).toEqual([true, false, false]);
    expect(await placesOf(person)).toHaveLength(1);
  });
});
