import { declineMerge } from './declineMerge.ts';
import { deleteIssue } from './deleteIssue.ts';
import { mergeIssue } from './mergeIssue.ts';
import { unmergeIssue } from './unmergeIssue.ts';
import { movePledge } from './movePledge.ts';
import type { Handlers } from '#api/http/handler.ts';
import { runCommand } from '#api/http/runCommand.ts';
import { getPledge } from '#api/case/funding/listPledges.sql.ts';

/** How an issue ends without work: merged into another report, its money moved there, or deleted. */
export const closingRoutes = {
  deleteIssue: (request) => runCommand(request, (tx) => deleteIssue(tx, request.params.id)),

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
