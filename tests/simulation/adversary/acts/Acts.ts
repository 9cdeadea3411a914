import { attempt } from '../attempt.ts';
import type { CaseWorld } from '../CaseWorld.ts';
import type { Jury } from '../Jury.ts';
import { Expiries } from './Expiries.ts';
import { Removals } from './Removals.ts';
import { Takeovers } from './Takeovers.ts';

type Played = {
  world: CaseWorld;
  choosing: { proposals: readonly { solverId: string }[] };
  jury: Jury | null;
};

/** What else goes on, each by a source of its own: deletions, accounts that are entered, pledges that expire. */
export class Acts {
  private readonly expiries: Expiries;
  private readonly removals: Removals;
  private readonly takeovers: Takeovers;

  constructor(played: Played, seed: number) {
    this.expiries = new Expiries(played.world, seed);
    this.removals = new Removals(played.world, seed);
    this.takeovers = new Takeovers(played, seed);
  }

  act(): void {
    attempt(() => this.removals.act());
    attempt(() => this.takeovers.act());
  }

  get isRemoved(): boolean {
    return this.removals.hasEnded;
  }

  runDue(): void {
    if (!this.isRemoved) this.expiries.runDue();
  }

  dueTimes(): Date[] {
    return this.expiries.dueTimes();
  }

  check(): void {
    this.expiries.check();
    this.takeovers.check();
  }

  tell() {
    return { expired: this.expiries.count, entered: this.takeovers.count };
  }
}
