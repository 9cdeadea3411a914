import { requestPhoneCode, confirmContact, provePhone, removePhone } from './contact.ts';
import { MAIL_TEXTS } from '#api/notices/noticeTexts.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { runStep, type Handlers } from '#api/http/handler.ts';
import { presentContact } from './contact.rules.ts';
import { getOwnContact } from './contactProofs.sql.ts';
import { findLanguage } from '#schema/languages/languages.ts';
import { PHONE_HINT } from '#schema/people/contact.ts';

const UNREACHABLE = 'No text message can reach this number. Please check it, or use another.';

const refusedPhone = (message: string) =>
  new Refusal('invalid_request', [{ path: 'phone', message }]);

/** Proof of identity. Never stored for replay: codes, and numbers of documents. */
export const contactRoutes = {
  async getOwnContact({ actor, services }) {
    const { asksContactLevels: isAsked, database, phoneCountry, texts } = services;
    const proved = await getOwnContact(database, actor.id);
    const phoneCodes = texts?.kind ?? 'none';
    return { body: presentContact(proved, { isAsked, phoneCodes, phoneCountry }) };
  },

  async requestPhoneCode(request) {
    const { actor, body, call, services } = request;
    const { limits, phoneCountry, texts } = services;
    if (texts === null) throw new Refusal('no_phone');
    // Its tables are large, and few requests need them.
    const { readPhone } = await import('#schema/typed/phone.ts');
    const phone = readPhone(body.phone, phoneCountry);
    if (phone === null) throw refusedPhone(PHONE_HINT);
    await limits.mail(call.ip, actor.id);
    await limits.mail(call.ip, phone);
    const { id, code } = await runStep(request, (tx) => requestPhoneCode(tx, phone));
    const siteName = services.site.current().name;
    const language = findLanguage(call.header('X-Trybe-Language')) ?? 'en';
    const text = MAIL_TEXTS[language].phoneCode({ code, siteName });
    const outcome = await texts.send({ id, userId: actor.id, to: phone, text });
    if (outcome === 'failed') throw new Refusal('phone_unavailable');
    if (outcome === 'refused') throw refusedPhone(UNREACHABLE);
    return { body: undefined };
  },

  async provePhone(request) {
    const { body, call, services } = request;
    await services.limits.link(call.ip);
    const isRight = await runStep(request, (tx) => provePhone(tx, body.code));
    if (!isRight) throw new Refusal('phone_code_wrong');
    return { body: undefined };
  },

  async removePhone(request) {
    await runStep(request, removePhone);
    return { body: undefined };
  },

  async confirmContact(request) {
    await runStep(request, (tx) => confirmContact(tx, request.body));
    return { body: undefined };
  },
} satisfies Partial<Handlers>;
