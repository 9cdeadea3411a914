import { auditContent } from './content.ts';
import { entryFacts, written } from './entryFacts.ts';
import { sentences } from './sentences.ts';

/** What an entry of the record says, as a sentence; at least the name of what happened. */
export function sentenceOf({ action, data }: { action: string; data: string }): string {
  const write = Object.hasOwn(sentences, action) ? sentences[action] : undefined;
  const facts = write && entryFacts(data);
  return (facts && written(facts, write)) ?? auditContent.log.action(action);
}
