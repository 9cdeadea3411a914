import type { Context } from 'koa';
import { sha256 } from '#api/database/sha256.ts';
import { transact } from '#api/database/transaction.ts';
import { checked } from '#api/http/checked.ts';
import { sha256Of } from '#api/http/media/pictureStore.ts';
import type { Services } from '#api/http/services.ts';
import { mayPublish } from '#api/issues/issuePolicy.rules.ts';
import { utf8Bytes } from '#api/platform/bytes.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { ERRORS } from '#schema/errors.ts';
import { issueForm } from '#schema/issues/issue.ts';
import type { ReportFields } from '#api/issues/reports.sql.ts';
import { newServiceRequest, type NewServiceRequest } from '#schema/partners/newServiceRequest.ts';
import type { ApiKeyScope } from '#schema/partners/apiKeys.ts';
import { answerText, type GivenAnswers } from '#schema/site/categories/answers.ts';
import { validate } from '#schema/validation.ts';
import { findUsedKey, senderKey, type UsedKey } from '#api/partners/keys/apiKeys.sql.ts';
import { findSameReport } from './apiReports.sql.ts';
import { expectOwnJurisdiction } from './jurisdiction.routes.ts';
import { notFound, Open311Fault } from './open311Fault.rules.ts';
import { readForm, type Hold } from './readForm.routes.ts';
import { reportByKey } from './reportByKey.ts';
import {
  canonicalForm,
  noticeFor,
  readAnswers,
  readFields,
  sentAs,
  SOLVED,
  titleFrom,
  type FormPair,
} from './requestForm.rules.ts';
import { takePictures } from './requestPictures.routes.ts';
import { findPlace } from './requestPlace.routes.ts';
import { serviceName } from '#api/partners/services.rules.ts';

/** The sender's key; refuses in the standard's format unless the key allows this. */
export async function admitKey(
  { database, clock, people, limits }: Services,
  pairs: readonly FormPair[],
  { scope, origin }: { scope: ApiKeyScope; origin: string },
): Promise<UsedKey> {
  expectOwnJurisdiction(sentAs(pairs, 'jurisdiction_id'), origin);
  const sent = sentAs(pairs, 'api_key')[0]?.trim() ?? '';
  if (sent === '') throw new Open311Fault(403, 'api_key is missing.');
  const key = await findUsedKey(database, sent, clock.now());
  if (key === null) throw new Open311Fault(403, 'api_key is not known here, or was revoked.');
  if (!key.scopes.includes(scope)) throw new Open311Fault(403, 'This api_key may not do this.');
  const owner = key.userId === null ? null : await people.loadActor(key.userId);
  const refused = owner && mayPublish(owner);
  if (refused) throw new Open311Fault(403, ERRORS[refused][1]);
  await limits.write(senderKey(key));
  return key;
}

type Received = {
  id: string;
  /** For the sender. */
  notice: string;
};

/** Stores a request of the standard as a report. */
export async function receiveRequest(
  services: Services,
  context: Context,
  { origin, hold }: { origin: string; hold: Hold },
): Promise<Received> {
  const { database, clock, settings } = services;
  const { pairs, files } = await readForm(context, hold);
  const key = await admitKey(services, pairs, { scope: 'report', origin });
  const request = checked(newServiceRequest, readFields(pairs)) as NewServiceRequest;
  const digest = sha256(utf8Bytes([canonicalForm(pairs), ...files.map(sha256Of)].join('\n')));
  const known = await findSameReport(database, { keyId: key.id, digest }, clock.now());
  const notice = noticeFor(pairs);
  if (known !== null) return { id: known, notice };
  const { fields, answers } = await readReport(services, { request, pairs, ip: context.ip });
  const taken = await takePictures(services, key, { files, urls: request.media_url });
  const { requestId } = context.state as { requestId?: string };
  const { pledgeExpiryDays } = settings;
  // Exempt: a concurrent repeat has nothing to record.
  const byNobody = { actor: null, clock, pledgeExpiryDays, requestId, isAuditExempt: true };
  const id = await transact(database, byNobody, (tx) =>
    reportByKey(tx, { key, digest, fields, answers, ...taken }),
  );
  return { id, notice };
}

type Sent = { request: NewServiceRequest; pairs: readonly FormPair[]; ip: string };

/** By the rules for everybody's reports. */
async function readReport(services: Services, { request, pairs, ip }: Sent) {
  const { site } = services;
  const { service_code: code, description } = request;
  const category = site.current().categories.find(({ id, isRetired }) => id === code && !isRetired);
  if (!category) throw notFound('service_code');
  const language = site.spoken()[0] ?? 'en';
  const place = await findPlace(services, request, ip);
  const fields = checked(issueForm, {
    ...place,
    title: titleFrom(description, serviceName(category, language)),
    description,
    category: code,
    solutionCriteria: SOLVED[language],
  }) as ReportFields;
  return { fields, answers: readAnswers(pairs, category.questions).map(judged) };
}

/** Judged like an answer in the app. */
function judged({ question, value }: GivenAnswers['values'][number]) {
  if (typeof value !== 'string') return { question, value };
  const result = validate(answerText, value);
  if (result.isValid) return { question, value: result.value };
  const errors = result.errors.map(({ message }) => ({ path: `answers.${question}`, message }));
  throw new Refusal('invalid_request', errors);
}
