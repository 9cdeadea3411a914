import type { Transaction } from '#api/database/transaction.ts';
import { saveOperatorAct } from './operatorActs.sql.ts';
import { mayOperate } from '#api/people/accountPolicy.rules.ts';
import { signedIn, permit, Refusal } from '#api/platform/access.rules.ts';
import { addSiteText } from '#api/site/siteTexts.sql.ts';
import type { Language } from '#schema/languages/languages.ts';
import type { SiteTextName } from '#schema/site/ownTexts.ts';

type Published = {
  name: SiteTextName;
  language: Language;
  after: number;
  text: string | null;
  reason: string;
};

/** Publishes the version after the one the operator had read. Returns its number. */
export async function saveSiteText(
  tx: Transaction,
  { reason, ...published }: Published,
): Promise<number> {
  const operator = signedIn(tx.actor);
  permit(mayOperate(operator));

  const byId = operator.id;
  const { name, language, after } = published;
  if (!(await addSiteText(tx, { ...published, byId }))) throw new Refusal('settings_conflict');
  const subject = `${name} (${language}) ${after + 1}`;
  await saveOperatorAct(tx, { byId, act: 'text', userId: null, subject, reason });
  tx.publish({ topic: 'settings', id: null });
  return after + 1;
}
