import { contactLevelOf } from './contact.rules.ts';
import { actsByLevel } from './contactPolicy.rules.ts';
import type { OwnContact } from '#schema/people/contact.ts';

type Proved = Pick<OwnContact, 'email' | 'hasOtherDevice' | 'phone' | 'document'>;

/** A person's contact level as they see it, whether the installation asks for it or not. */
export function presentContact(
  proved: Proved,
  site: Pick<OwnContact, 'isAsked' | 'phoneCodes'>,
): OwnContact {
  const hasSecondWay = proved.hasOtherDevice || proved.phone !== null || proved.document !== null;
  const level = contactLevelOf({ isEmailProved: proved.email.isProved, hasSecondWay });
  return { level, acts: actsByLevel, ...proved, ...site };
}
