import { afterAll } from 'vitest';
import { personOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { startTestApi, type TestApi, type TestApiOptions } from './testApi.ts';

/** The API of one file of tests, stopped after the last of them. */
export async function apiOfTests(options?: TestApiOptions): Promise<TestApi> {
  const api = await startTestApi(options);
  afterAll(() => api.stop());
  return api;
}

/** A person of their own whom the installation trusts with everything. */
export async function operatorOf(api: TestApi): Promise<TestPerson> {
  const operator = await personOf(api);
  const role = `update app_user set account_role = 'operator' where id = $1`;
  await api.database.query(role, [operator.id]);
  return operator;
}
