import { HIDDEN_PROPOSAL } from '#schema/issues/proposal.ts';

/** SQL for the words of the proposal `p`. */
type ProposalWords = { title: string; description: string };

/** As its author wrote them. */
export const OWN_WORDS: ProposalWords = { title: 'p.title', description: 'p.description' };

const shown = (name: keyof ProposalWords) =>
  `case when p.hidden_at is null then p.${name} else '${HIDDEN_PROPOSAL[name]}' end`;

/** As others read them: a sentence where a moderator has hidden them. */
export const SHOWN_WORDS: ProposalWords = {
  title: shown('title'),
  description: shown('description'),
};
