import { declineMerge } from './declineMerge.ts';
import { mergeIssue } from './mergeIssue.ts';
import { unmergeIssue } from './unmergeIssue.ts';
import { movePledge } from './movePledge.ts';
import type { Handlers } from '#api/http/handler.ts';
import { runCommand } from '#api/http/runCommand.ts';
import { getPledge } from '#api/case/funding/listPledges.sql.ts';

/** Two reports of the same problem, and the money that goes from one to the other. */
export const mergeRoutes = {
  mergeIssue: (request) =>
    runCommand(request, async (tx) => {
      const { params, body } = request;
      return { isMerged: await mergeIssue(tx, { issueId: params.id, intoId: body.intoId }) };
    }),

  unmergeIssue: (request) =>
    runCommand(request, async (tx) => {
      await unmergeIssue(tx, request.params.id);
      return undefined;
    }),

  declineMerge: (request) =>
    runCommand(request, async (tx) => {
      const { params, body } = request;
      await declineMerge(tx, { issueId: params.id, intoId: body.intoId });
    }),

  movePledge: (request) =>
    runCommand(request, async (tx) => {
      await movePledge(tx, request.params.id);
      return getPledge(tx, request.params.id);
    }),
} satisfies Partial<Handlers>;
