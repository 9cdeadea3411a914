import type { IssueStatus } from '#schema/issues/issue.ts';
import type { AccountRole } from '#schema/people/user.ts';
import type { Send } from './client.ts';

/** Where a project's scenarios run, as its setup tells. */
export type TargetAddress =
  | { kind: 'mock' }
  | { kind: 'api'; name: string; origin: string; databaseUrl: string }
  | { kind: 'absent'; name: string };

/** What the scenarios need beside the calls of the API: things that time or other people do. */
export type Target = {
  name: string;
  /** The address that a browser would show. */
  origin: string;
  send: Send;
  /** Puts an issue into a state that only later steps of its life reach. */
  forceStatus(issueId: string, status: IssueStatus): Promise<void>;
  /** Lets the time of every session of a person run out. */
  expireSessions(userId: string): Promise<void>;
  /** Gives a person the trust that a long record would. */
  forceTrust(userId: string, trustScore: number): Promise<void>;
  /** Gives a person a role, as the command line of an installation does. */
  /** As somebody who has had it since before the open cases were chosen. */
  giveRole(userId: string, accountRole: AccountRole): Promise<void>;
  /** Takes from everybody who is here so far the trust that a juror needs. */
  discreditAll(): Promise<void>;
  /** Marks a person as an independent expert, as an operator does. */
  markValidator(userId: string): Promise<void>;
  /** Lets the installation be set up by a code of lower-case letters, as the start of an empty one does. */
  openSetup(code: string): Promise<void>;
  closeSetup(): Promise<void>;
};
