import type { Handlers } from '#api/http/handler.ts';
import { runCommand } from '#api/http/runCommand.ts';
import { deleteIssue } from './deleteIssue.ts';

export const deletionRoutes = {
  deleteIssue: (request) => runCommand(request, (tx) => deleteIssue(tx, request.params.id)),
} satisfies Partial<Handlers>;
