import { askForPhoneCode } from '#api/commands/contact/askForPhoneCode.ts';
import { confirmContact } from '#api/commands/contact/confirmContact.ts';
import { provePhone, removePhone } from '#api/commands/contact/provePhone.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { MAIL_TEXTS } from '#api/domain/notices/noticeTexts.ts';
import { Refusal } from '#api/domain/refusal.ts';
import type { HandlersOf } from '#api/http/handler.ts';
import { runCommand, type CommandRequest } from '#api/http/runCommand.ts';
import { presentContact } from '#api/presenters/presentContact.ts';
import { getOwnContact } from '#api/queries/accounts/getOwnContact.ts';
import { languageOf } from '#schema/languages/languages.ts';

type ContactHandlers = HandlersOf<
  'getOwnContact' | 'askForPhoneCode' | 'provePhone' | 'removePhone' | 'confirmContact'
>;

const UNREACHABLE = 'No text message can reach this number. Please check it, or use another.';

/** What is sent and looked at here must not be kept with a key: codes, and numbers of documents. */
const once = async <Body>(request: CommandRequest, work: (tx: Transaction) => Promise<Body>) => {
  const unkept = { ...request, idempotency: undefined };
  const { json } = await runCommand(unkept, work, { isAuditExempt: true });
  return (json === '' ? undefined : JSON.parse(json)) as Body;
};

const DONE = { json: '' };

/** How sure the installation is of who somebody is. */
export const contactRoutes: ContactHandlers = {
  async getOwnContact({ actor, services }) {
    const { asksContactLevels: isAsked, database, texts } = services;
    const proved = await getOwnContact(database, actor.id);
    return { body: presentContact(proved, { isAsked, phoneCodes: texts?.kind ?? 'none' }) };
  },

  async askForPhoneCode(request) {
    const { actor, body, call, services } = request;
    const { limits, texts } = services;
    if (texts === null) throw new Refusal('no_phone');
    await limits.mail(call.ip, actor.id);
    await limits.mail(call.ip, body.phone);
    const { id, code } = await once(request, (tx) => askForPhoneCode(tx, body.phone));
    const siteName = services.site.current().name;
    const language = languageOf(call.header('X-Trybe-Language')) ?? 'en';
    const message = {
      id,
      userId: actor.id,
      to: body.phone,
      text: MAIL_TEXTS[language].phoneCode({ code, siteName }),
    };
    const outcome = await texts.send(message);
    if (outcome === 'failed') throw new Refusal('phone_unavailable');
    if (outcome === 'refused') {
      throw new Refusal('invalid_request', [{ path: 'phone', message: UNREACHABLE }]);
    }
    return DONE;
  },

  async provePhone(request) {
    const { body, call, services } = request;
    await services.limits.link(call.ip);
    const isRight = await once(request, (tx) => provePhone(tx, body.code));
    if (!isRight) throw new Refusal('phone_code_wrong');
    return DONE;
  },

  async removePhone(request) {
    await once(request, removePhone);
    return DONE;
  },

  async confirmContact(request) {
    await once(request, (tx) => confirmContact(tx, request.body));
    return DONE;
  },
};
