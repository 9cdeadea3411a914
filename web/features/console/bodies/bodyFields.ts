import * as v from 'valibot';
import {
  BODY_CHANNELS,
  bodyForm,
  type BodyChannel,
  type ResponsibleBody,
} from '#schema/partners/bodies.ts';
import type { AreaShape } from '#schema/places/areaShape.ts';

/** As the form and its draft hold them; `categories` are separated by spaces, `area` is JSON or empty. */
export type BodyFields = {
  channel: BodyChannel;
  name: string;
  address: string;
  serviceCode: string;
  categories: string;
  area: string;
  reason: string;
};

export const toBodyFields = (body: ResponsibleBody | null): BodyFields => ({
  channel: body?.channel ?? 'mail',
  name: body?.name ?? '',
  address: body?.address ?? '',
  serviceCode: body?.serviceCode ?? '',
  categories: body?.categories.join(' ') ?? '',
  area: body?.area ? JSON.stringify(body.area) : '',
  reason: '',
});

export const chosenIn = (categories: string): string[] => categories.split(' ').filter(Boolean);

export const areaIn = (area: string): AreaShape | null =>
  area === '' ? null : (JSON.parse(area) as AreaShape);

/** What is sent; an empty key stays as it is. */
export function toBodyRequest(
  { categories, area, serviceCode, channel, ...fields }: BodyFields,
  apiKey: string,
): v.InferInput<typeof bodyForm> {
  const told = { ...fields, categories: chosenIn(categories), area: areaIn(area) };
  if (channel !== 'open311') return { ...told, channel };
  return { ...told, channel, serviceCode, ...(apiKey !== '' && { apiKey }) };
}

/** Validates the fields as the request that they become. */
export const bodyFieldsRule = v.pipe(
  v.object({
    channel: v.picklist(BODY_CHANNELS),
    name: v.string(),
    address: v.string(),
    serviceCode: v.string(),
    categories: v.string(),
    area: v.string(),
    reason: v.string(),
  }),
  v.transform((fields) => toBodyRequest(fields, '')),
  bodyForm,
);
