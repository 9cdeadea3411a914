import type { Locator, Page } from 'playwright-core';
import { createPledge } from '#schema/case/pledge.ts';
import { createProposal } from '#schema/case/proposal.ts';
import { moveTestClock } from '#schema/site/testClock.ts';
import { castBallot } from '#schema/case/verification.ts';
import { castVote } from '#schema/case/vote.ts';
import type { Client } from '#tests/scenarios/client.ts';
import { fileReport, OFFER, picture, uploadPicture } from '#tests/scenarios/fixtures.ts';
import { handInProof, PLACE } from '#tests/scenarios/proofs.ts';
import type { ProfileOptions } from './browser.ts';
import { openBrowser } from './deviceOfTest.ts';
import { signIn } from './person.ts';
import type { Site } from './site.ts';

/** The title of the issue of a case. */
export const caseTitle = (name: string): string => `Deep pothole: ${name}`;

export type SiteWork = { issueId: string; reporter: Client; solver: Client; donors: Client[] };

/** People and cases of one installation, some of them at screens. */
export class SiteCourt {
  /** Everybody who has joined so far, by name: any of them may be drawn for a jury. */
  readonly people = new Map<string, Client>();
  readonly #site: () => Site;

  constructor(site: () => Site) {
    this.#site = site;
  }

  /** Somebody with an account who acts by calls of their own. */
  async join(username: string): Promise<Client> {
    const client = await this.#site().join(username);
    this.people.set(username, client);
    return client;
  }

  /** Lets hours pass; due work is done. */
  async passHours(advanceHours: number): Promise<void> {
    await this.#site().visitor().expectCall(moveTestClock, { body: { advanceHours } });
  }

  /**
   * A person of this test at a device of that width, who stands where the issue is. It has the app's
   * worker only when asked for.
   */
  async sitDown(username: string, width: number, options?: ProfileOptions): Promise<Page> {
    const page = await openBrowser({ geolocation: PLACE, ...options });
    await page.goto(`${this.#site().origin}/auth`);
    await signIn(page, username);
    await page.setViewportSize({ width, height: 800 });
    return page;
  }

  /** Work for $450 under way; people are `r`, `s` and `d0`, `d1` with the name of the case behind. */
  async openWork(name: string, amounts: readonly string[]): Promise<SiteWork> {
    const [reporter, solver] = [await this.join(`r${name}`), await this.join(`s${name}`)];
    const photo = await uploadPicture(reporter, picture(60));
    const report = { photos: [photo], title: caseTitle(name) };
    const { id: issueId } = await fileReport(reporter, report);
    const params = { id: issueId };
    const offer = await solver.expectCall(createProposal, { params, body: OFFER });
    const donors: Client[] = [];
    for (const [at, amount] of amounts.entries()) {
      const donor = await this.join(`d${at}${name}`);
      await donor.expectCall(createPledge, { body: { issueId, amount } });
      await donor.expectCall(castVote, { params: { id: offer.id }, body: { voteType: 'upvote' } });
      donors.push(donor);
    }
    for (const hours of [24, 24]) await this.passHours(hours);
    return { issueId, reporter, solver, donors };
  }

  /** The solver's proof, handed in without a screen; answers its id. */
  async handIn({ issueId, solver }: SiteWork): Promise<string> {
    return (await handInProof(solver, issueId, { shade: 30 })).id;
  }

  /** Six people who may be drawn: donors of work that all of them accepted, fifteen days ago. */
  async seatBench(): Promise<void> {
    const work = await this.openWork(
      'earlier',
      Array.from({ length: 6 }, () => '100'),
    );
    const params = { id: await this.handIn(work) };
    for (const voter of [...work.donors, work.reporter])
      await voter.expectCall(castBallot, { params, body: { choice: 'approve' } });
    await this.passHours(24 * 15);
  }

  /** Reporter and donor disagree with equal weight, so the jury is called at once. */
  async contest(work: SiteWork): Promise<string> {
    const id = await this.handIn(work);
    const say = (voter: Client | undefined, choice: 'approve' | 'reject') =>
      voter?.expectCall(castBallot, { params: { id }, body: { choice } });
    await say(work.reporter, 'approve');
    await say(work.donors[0], 'reject');
    return id;
  }
}

/** The panel that shows the state of a case. */
export const casePanel = (page: Page) => page.getByRole('region', { name: 'What happens now' });

/** The same with its folds open: who may act, by what rule, and where the money is. */
export async function openedCase(page: Page): Promise<Locator> {
  const fold = casePanel(page).locator('details', { hasText: 'How this is decided' }).first();
  await fold.evaluate((details: HTMLDetailsElement) => {
    for (const one of [details, ...details.querySelectorAll('details')]) one.open = true;
  });
  return casePanel(page);
}

/** The part of an issue's page with the proofs. */
export const proofPanel = (page: Page) => page.getByRole('region', { name: 'Proof of the work' });
