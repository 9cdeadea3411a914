import { addProofNote } from '#api/case/proof/addProofNote.ts';
import { appealProof } from '#api/case/jury/callJury.ts';
import { castBallot } from '#api/case/voting/castBallot.ts';
import { raiseFlag, settleFlag } from '#api/case/voting/flags.ts';
import { rateSolver } from '#api/case/proof/rateSolver.ts';
import { startProof } from '#api/case/proof/startProof.ts';
import { submitProof } from '#api/case/proof/submitProof.ts';
import { makeReceipt, runCommand, type Handlers } from '#api/http/handler.ts';
import type { CaseFacts } from './caseFacts.rules.ts';
import { presentCase } from './presentCase.rules.ts';
import { getCase } from './getCase.sql.ts';
import { getProof } from '#api/case/proof/proofs.sql.ts';

/** Proofs, and everything that creator, donors and solver say about them. */
export const proofRoutes = {
  startProof: (request) => runCommand(request, (tx) => startProof(tx, request.params.id)),

  submitProof: (request) =>
    runCommand(
      request,
      async (tx) => ({
        id: await submitProof(tx, { ...request.body, issueId: request.params.id }),
      }),
      async (tx, { id }) => {
        const { body, origin } = request;
        const receipt = makeReceipt(request, [body.before, body.after]);
        return { ...(await getProof(tx, id, origin)), receipt };
      },
    ),

  addProofNote: (request) =>
    runCommand(request, (tx) =>
      addProofNote(tx, { proofId: request.params.id, text: request.body.text }),
    ),

  async getCase({ params, actor, origin, services }) {
    const now = services.clock.now();
    const look = { origin, viewerId: actor?.id ?? null, now };
    const facts = await getCase<CaseFacts>(services.database, params.id, look);
    return { body: presentCase(facts, actor, now, services.site.money()) };
  },

  castBallot: (request) =>
    runCommand(request, (tx) => castBallot(tx, { proofId: request.params.id, ...request.body })),

  raiseFlag: (request) =>
    runCommand(request, async (tx) => {
      const { justification } = request.body;
      return { id: await raiseFlag(tx, { proofId: request.params.id, justification }) };
    }),

  settleFlag: (request) => runCommand(request, (tx) => settleFlag(tx, request.params.id)),

  appealProof: (request) => runCommand(request, (tx) => appealProof(tx, request.params.id)),

  rateSolver: (request) =>
    runCommand(request, (tx) => rateSolver(tx, { issueId: request.params.id, ...request.body })),
} satisfies Partial<Handlers>;
