import { reportIssue } from '#schema/issues/issue.ts';
import { createClient } from '#tests/scenarios/client.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import { registerAs } from '#tests/support/registerAs.ts';

const SUBJECTS = ['Pothole', 'Dark underpass', 'Broken bench', 'Leaking hydrant', 'Torn swing'];
const STREETS = ['Madison St', 'State St', 'Wacker Dr'];
const OLDEST_FIRST = SUBJECTS.flatMap((subject) =>
  STREETS.map((street) => `${subject}, ${street}`),
);

/** Titles of the reports of nora, newest first. */
export const FILLED_TITLES: readonly string[] = OLDEST_FIRST.toReversed();

/** A handful of reports, for an installation that nobody has used yet. */
export async function fillSite(origin: string): Promise<void> {
  const nora = createClient((path, init) => fetch(origin + path, init));
  await registerAs(nora, 'nora');
  for (const [index, title] of OLDEST_FIRST.entries()) {
    const latitude = String(41.88 + index / 1_000);
    await nora.expectCall(reportIssue, { body: { ...REPORT, title, latitude } });
  }
}
