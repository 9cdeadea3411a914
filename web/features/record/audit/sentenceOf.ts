import { auditContent } from './content.ts';
import { entryFacts, written } from './entryFacts.ts';
import { sentences } from './sentences.ts';

/** Falls back to the action's name. */
export function sentenceOf({ action, data }: { action: string; data: string }): string {
  const write = Object.hasOwn(sentences, action) ? sentences[action] : undefined;
  const facts = write && entryFacts(data);
  return (facts && written(facts, write)) ?? auditContent.log.action(action);
}
