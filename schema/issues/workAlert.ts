import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { amount, decimalText } from '#schema/money/amount.ts';
import type { MoneyRules } from '#schema/money/moneyRules.ts';
import { AREA_NAME_MAX_LENGTH } from '#schema/people/followLimits.ts';
import { latitude, longitude } from '#schema/places/geo.ts';
import { categoryId } from '#schema/site/categories/categoryId.ts';
import { text, timestamp, uuid } from '#schema/text.ts';
import { DISTANCES_KM } from './issueFilters.ts';

const radiusKm = v.picklist(DISTANCES_KM, `radiusKm is one of ${DISTANCES_KM.join(', ')}.`);
/** Null: any. */
const category = v.nullable(categoryId('category is the id of a category.'));

/** Each issue there that needs a solver is announced once, under the bell. */
export const workAlert = v.object({
  id: uuid,
  name: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  radiusKm,
  category: v.nullable(v.string()),
  /** The least money raised; zero: any. */
  minRaised: decimalText,
  madeAt: timestamp,
});
export type WorkAlert = v.InferOutput<typeof workAlert>;

const saveWorkAlertRequest = ({ currency, pledgeMax: max }: MoneyRules) =>
  v.object({
    /** Null: ends it. */
    alert: v.nullable(
      v.object({
        name: text(1, AREA_NAME_MAX_LENGTH, 'Please name the area.'),
        latitude,
        longitude,
        radiusKm,
        category,
        minRaised: amount('Amount is required', currency, { min: 0n, max }),
      }),
    ),
  });

export const listWorkAlerts = defineEndpoint({
  operation: 'listWorkAlerts',
  method: 'GET',
  path: '/api/user/work-alerts',
  summary: 'The signed-in person’s alerts for work, latest first.',
  access: 'session',
  status: 200,
  response: v.array(workAlert),
});

export const saveWorkAlert = defineEndpoint({
  operation: 'saveWorkAlert',
  method: 'PUT',
  path: '/api/user/work-alerts/{id}',
  summary:
    'Makes or ends an alert, under an id made by the device: a notification for each issue there that comes to need a solver, once per person and issue. Safe to repeat.',
  access: 'session',
  isAuditExempt: true,
  params: v.object({ id: uuid }),
  body: saveWorkAlertRequest,
  status: 204,
  refusals: ['account_frozen', 'too_many_alerts', 'id_taken'],
});
