import type { Page } from 'playwright-core';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { fillOpenReport } from '#tests/support/browser/person.ts';
import { takeProofPhoto } from '#tests/support/browser/proofPhoto.ts';
import type { Site } from '#tests/support/browser/site.ts';
import type { SiteWork } from '#tests/support/browser/siteCourt.ts';
import { smallPhoto } from '#tests/support/cases/testPhoto.ts';

/** One of the forms whose content must arrive once, whatever happens between its button and the disk. */
export type SentForm = {
  name: string;
  /** Opens it, as a person comes back to it. */
  open: (page: Page) => Promise<void>;
  fill: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  /** A part of what was typed that nothing else on the device contains. */
  typed: string;
  /** What of it stands in the open form. */
  shown: (page: Page) => Promise<string>;
  countOnServer: () => Promise<number>;
};

/** The forms, as the solver of `work` finds them; `mark` tells one use of them from another. */
export async function sentForms(site: Site, work: SiteWork, mark: string): Promise<SentForm[]> {
  const own = await fileReport(work.solver, { title: `To be corrected, ${mark}` });
  const other = await fileReport(work.reporter, { title: `To be paid for, ${mark}` });
  const count = async (query: string, value: string) => {
    const [row] = await site.query<{ count: number }>(query, [value]);
    return row?.count ?? 0;
  };
  const titled = (title: string) => () =>
    count('select count(*)::int as count from issue where title = $1', title);
  const goTo = (path: string) => async (page: Page) => {
    // A fragment alone opens no page.
    await page.goto('about:blank');
    await page.goto(site.origin + path);
  };
  const press = (name: string) => async (page: Page) =>
    await page.getByRole('button', { name, exact: true }).click({ noWaitAfter: true });
  const field = (label: string) => (page: Page) => page.getByLabel(label, { exact: true });
  const [message, edit, report, proof] = ['Said', 'Corrected', 'Reported', 'Proved'].map(
    (word) => `${word} as it was killed, ${mark}`,
  ) as [string, string, string, string];
  return [
    {
      name: 'message',
      open: goTo(`/issues/${own.id}#discussion`),
      fill: (page) => field('Your message')(page).fill(message),
      press: press('Send'),
      typed: message,
      shown: (page) => field('Your message')(page).inputValue(),
      countOnServer: () =>
        count('select count(*)::int as count from chat_message where message = $1', message),
    },
    {
      name: 'edit',
      open: async (page) => {
        await goTo(`/issues/${own.id}`)(page);
        await page.getByRole('button', { name: 'Edit', exact: true }).click();
        await field('Title')(page).waitFor();
      },
      fill: (page) => field('Title')(page).fill(edit),
      press: press('Save changes'),
      typed: edit,
      shown: (page) => field('Title')(page).inputValue(),
      countOnServer: titled(edit),
    },
    {
      name: 'report',
      open: async (page) => {
        await goTo('/report-issue')(page);
        await field('Title')(page).waitFor();
      },
      fill: async (page) =>
        await fillOpenReport(page, { title: report, photo: await smallPhoto(report.length) }),
      press: press('Submit Report'),
      typed: report,
      shown: (page) => field('Title')(page).inputValue(),
      countOnServer: titled(report),
    },
    {
      name: 'proof',
      open: async (page) => {
        await goTo(`/issues/${work.issueId}/proof`)(page);
        await page.getByText(/^Ready to use offline/u).waitFor();
      },
      fill: async (page) => {
        for (const which of ['before', 'after'] as const) await takeProofPhoto(page, which);
        await page.getByRole('button', { name: 'Check in here' }).click();
        await page.getByText(/^Checked in 0 m from the issue/u).waitFor();
        await field('Summary')(page).fill(proof);
      },
      press: press('Submit proof'),
      typed: proof,
      shown: (page) => field('Summary')(page).inputValue(),
      countOnServer: () =>
        count('select count(*)::int as count from proof where summary = $1', proof),
    },
    {
      name: 'pledge',
      open: goTo(`/issues/${other.id}#pledge`),
      fill: (page) => field('Pledge Amount')(page).fill('7.31'),
      press: async (page) => {
        await press('Pledge Support')(page);
        await press('Pledge $7.31')(page);
      },
      typed: '7.31',
      shown: (page) => field('Pledge Amount')(page).inputValue(),
      countOnServer: () =>
        count('select count(*)::int as count from pledge where issue_id = $1', other.id),
    },
  ];
}

/** In how many places on this device a text stands: drafts, what waits, what is kept aside. */
export function copiesOnDevice(page: Page, text: string): Promise<string[]> {
  return page.evaluate(
    (typed) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('trybe-outbox');
        opening.addEventListener('error', () => reject(new Error('The queue cannot be opened')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const found: string[] = [];
          const tx = database.transaction(['operations', 'drafts']);
          const rows = tx.objectStore('operations').getAll();
          const drafts = tx.objectStore('drafts').getAll();
          tx.addEventListener('complete', () => {
            const holds = (value: unknown) => JSON.stringify(value).includes(typed);
            for (const { body, status } of rows.result as { body: object; status: string }[])
              if (holds(body)) found.push(status);
            for (const { kind, value } of drafts.result as { kind: string; value: object }[])
              if (holds(value)) found.push(kind);
            for (const [name, value] of Object.entries(localStorage))
              if (/^trybe-(?:draft|pledge)/u.test(name) && holds(value)) found.push(name);
            database.close();
            resolve(found);
          });
        });
      }),
    text,
  );
}
