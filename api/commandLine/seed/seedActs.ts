import type { IssuePriority } from '#schema/issues/issue.ts';
import type { IssueCategory } from '#schema/site/categories/standardCategories.ts';

export type SeedPerson = { id: string; username: string; salt: Uint8Array };

export type SeedAct =
  | {
      kind: 'pledge';
      id: string;
      movementId: string;
      by: SeedPerson;
      at: Date;
      amountCents: bigint;
    }
  | {
      kind: 'proposal';
      id: string;
      by: SeedPerson;
      at: Date;
      description: string;
      days: number;
      compensationCents: bigint;
    }
  | { kind: 'message'; id: string; by: SeedPerson; at: Date; text: string }
  | { kind: 'vote'; by: SeedPerson; at: Date; proposalId: string }
  | { kind: 'choice'; by: null; at: Date; proposalId: string; deadlineAt: Date; reminderAt: Date };

export type SeedActOf<Kind extends SeedAct['kind']> = Extract<SeedAct, { kind: Kind }>;

export type SeedIssue = {
  id: string;
  reporter: SeedPerson;
  at: Date;
  title: string;
  description: string;
  location: string;
  latitude: number;
  longitude: number;
  priority: IssuePriority;
  category: IssueCategory;
  solutionCriteria: string;
  acts: SeedAct[];
};

export type Draw = {
  number(): number;
  below(end: number): number;
  of<T>(list: readonly T[]): T;
  uuid(): string;
};

export const isOf =
  <Kind extends SeedAct['kind']>(kind: Kind) =>
  (act: SeedAct): act is SeedActOf<Kind> =>
    act.kind === kind;
