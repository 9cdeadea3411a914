import { DAY_MS, HOUR_MS } from '#schema/durations.ts';
import type { DemoIssue } from './story.ts';

export type DemoStage =
  | 'working'
  | 'voting'
  | 'waiting_release'
  | 'rework'
  | 'jury'
  | 'arbitration'
  | 'completed'
  | 'auto_released';

export type DemoCase = {
  stage: DemoStage;
  selectedAt: Date;
  submittedAt: Date;
  summary: string;
  stars: number;
};

const SUMMARIES = [
  'Done as offered. I photographed the place from the same spot before and after, and cleaned up.',
  'Finished a day early. Everything in the criteria is checked off, please look at the edges too.',
  'The work took two mornings. The neighbour from the corner shop watched and tried it afterwards.',
  'All parts replaced, nothing left over on the sidewalk. I will come by again in four weeks.',
] as const;

const SUBMITTED_HOURS_AGO = {
  voting: 20,
  waiting_release: 90,
  rework: 60,
  jury: 40,
  arbitration: 8 * 24,
} as const;
type OpenStage = keyof typeof SUBMITTED_HOURS_AGO;

/** Only small sums are released without votes. */
const SILENT_MAX_CENTS = 100_000n;
const WORK_DAYS = 2;
const COMPLETED_AFTER_DAYS = 5;

const sumEscrow = ({ pledges }: DemoIssue) =>
  pledges.reduce((sum, { amountCents }) => sum + amountCents, 0n);

function selectionTime({ proposals, selected }: DemoIssue, now: Date): Date {
  const at = proposals[selected ?? 0]?.at ?? now;
  return new Date(Math.min(at.getTime() + 3 * DAY_MS, now.getTime() - 1));
}

function isFit(stage: OpenStage, issue: DemoIssue, now: Date): boolean {
  const submittedMs = now.getTime() - SUBMITTED_HOURS_AGO[stage] * HOUR_MS;
  const hasTime = selectionTime(issue, now).getTime() + WORK_DAYS * DAY_MS <= submittedMs;
  return hasTime && (stage !== 'waiting_release' || sumEscrow(issue) <= SILENT_MAX_CENTS);
}

/**
 * Distributes the stages over the works in progress: each goes to the newest that is old enough.
 */
function openStages(issues: readonly DemoIssue[], now: Date): Map<string, OpenStage> {
  const stages = new Map<string, OpenStage>();
  for (const stage of Object.keys(SUBMITTED_HOURS_AGO) as OpenStage[]) {
    const chosen = issues.find(
      (issue) =>
        issue.status === 'in_progress' && !stages.has(issue.id) && isFit(stage, issue, now),
    );
    if (chosen) stages.set(chosen.id, stage);
  }
  return stages;
}

export function demoCases(issues: readonly DemoIssue[], now: Date): Map<string, DemoCase> {
  const open = openStages(issues, now);
  const started = issues.filter(({ selected }) => selected !== null);
  const small = started.filter(
    (issue) => issue.status === 'completed' && sumEscrow(issue) <= SILENT_MAX_CENTS,
  );
  const silent = new Set(small.filter((_, at) => at % 3 === 0));
  return new Map(
    started.map((issue, at) => {
      const isCompleted = issue.status === 'completed';
      const stage = isCompleted
        ? silent.has(issue)
          ? ('auto_released' as const)
          : ('completed' as const)
        : (open.get(issue.id) ?? ('working' as const));
      const selectedAt = selectionTime(issue, now);
      const submittedAt =
        stage in SUBMITTED_HOURS_AGO
          ? new Date(now.getTime() - SUBMITTED_HOURS_AGO[stage as OpenStage] * HOUR_MS)
          : new Date(selectedAt.getTime() + COMPLETED_AFTER_DAYS * DAY_MS);
      const summary = SUMMARIES[at % SUMMARIES.length] ?? SUMMARIES[0];
      return [issue.id, { stage, selectedAt, submittedAt, summary, stars: 4 + (at % 3 ? 1 : 0) }];
    }),
  );
}
