import type { Question } from '#schema/site/categories/question.ts';
import type { IssueForm } from '#schema/issues/issue.ts';
import { latitude, longitude, type Position } from '#schema/places/geo.ts';
import * as v from 'valibot';
import type { OutboxRowOf } from '#sw/outbox/outboxRow.ts';
import type { ReportedForm } from '#web/device/outbox/outbox.ts';
import type { ReportPhoto } from '#web/device/outbox/reportPhoto.ts';
import { typedDegrees } from '#web/format/typedPlace.ts';
import { readAnswers, toTyped, type TypedAnswers } from './typedAnswers.ts';

/** Every text of the form, as a new report has it. */
const EMPTY_TEXTS = {
  title: '',
  description: '',
  location: '',
  latitude: '',
  longitude: '',
  solutionCriteria: '',
  dueDate: '',
};

type ReportTexts = typeof EMPTY_TEXTS;

/** The form as typed into its fields: all texts. */
export type ReportValues = ReportTexts & {
  priority: NonNullable<IssueForm['priority']>;
  category: NonNullable<IssueForm['category']>;
  /** Including those to another category's questions: the person may come back to it. */
  answers: TypedAnswers;
  /** The completed issue that broke again. */
  againOf?: string;
};

const eachText = (textOf: (name: keyof ReportTexts) => string): ReportTexts => {
  const names = Object.keys(EMPTY_TEXTS) as (keyof ReportTexts)[];
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as ReportTexts;
};

/** What is kept of an unfinished report: the fields, the photos, and whether the place was chosen. */
export type ReportDraft = {
  values: ReportValues;
  photos: ReportPhoto[];
  /** Latitude and longitude come from the map, a search or the device, and are read-only. */
  isPlaceChosen: boolean;
};

export const EMPTY_VALUES: ReportValues = {
  ...EMPTY_TEXTS,
  priority: 'medium',
  category: 'environment',
  answers: {},
};

/** Replaces a category that is retired here by an offered one. */
export const withOffered = (values: ReportValues, offered: readonly { id: string }[]) =>
  offered.some(({ id }) => id === values.category)
    ? values
    : { ...values, category: offered[0]?.id ?? values.category };

export const EMPTY_DRAFT: ReportDraft = {
  values: EMPTY_VALUES,
  photos: [],
  isPlaceChosen: false,
};

export function isWorthKeeping({ values, photos }: ReportDraft): boolean {
  // A draft of an earlier release lacks what the form has gained since.
  const { answers = {}, ...texts } = values as Partial<ReportValues>;
  const typed = Object.values(eachText((name) => texts[name] ?? ''));
  return (
    photos.length > 0 || [...typed, ...Object.values(answers)].some((text) => text.trim() !== '')
  );
}

export const withoutPlace = ({ values, ...draft }: ReportDraft): ReportDraft => ({
  ...draft,
  values: { ...values, location: '', latitude: '', longitude: '' },
});

/** Null unless both fields are valid degrees. */
export function readPosition(values: { latitude: string; longitude: string }): Position | null {
  const lat = v.safeParse(latitude, typedDegrees(values.latitude, 'latitude'));
  const lon = v.safeParse(longitude, typedDegrees(values.longitude, 'longitude'));
  return lat.success && lon.success ? { latitude: lat.output, longitude: lon.output } : null;
}

/** The category's questions, with the settings version they come from. */
export type AskedQuestions = { questions: readonly Question[]; asked: number };

/** Form values as the API takes them: trimmed, no due date as null. */
export function toReportForm(
  { answers, ...values }: ReportValues,
  { questions, asked }: AskedQuestions,
): ReportedForm {
  const texts = {
    ...eachText((name) => values[name].trim()),
    latitude: typedDegrees(values.latitude, 'latitude'),
    longitude: typedDegrees(values.longitude, 'longitude'),
  };
  return {
    ...values,
    ...texts,
    dueDate: texts.dueDate === '' ? null : texts.dueDate,
    answers: { asked, values: readAnswers(questions, answers) },
  };
}

/** Six decimals: about ten centimetres. */
export function coordinateText(degrees: number): string {
  return degrees.toFixed(6);
}

/** A queued report as form values; `bytesOf` returns the bytes of its photos. */
export async function draftOfRow(
  row: OutboxRowOf<'reportIssue'>,
  bytesOf: (partId: string) => Promise<ArrayBuffer | null>,
): Promise<ReportDraft> {
  const { body } = row;
  const photos = await Promise.all(
    row.parts.map(async ({ id, sha256, mime }): Promise<ReportPhoto | null> => {
      const bytes = await bytesOf(id);
      const told = body.photos?.find((photo) => photo.id === id);
      const position = readPosition({
        latitude: String(told?.latitude ?? ''),
        longitude: String(told?.longitude ?? ''),
      });
      const takenAt = told?.takenAt ?? null;
      const mayTellCapture = takenAt !== null || position !== null;
      const size = { width: 0, height: 0 };
      return bytes && { id, sha256, mime, bytes, takenAt, position, mayTellCapture, ...size };
    }),
  );
  const values: ReportValues = {
    ...eachText((name) => String(body[name] ?? '')),
    priority: body.priority ?? EMPTY_VALUES.priority,
    category: body.category ?? EMPTY_VALUES.category,
    answers: toTyped(body.answers?.values ?? []),
    ...(body.againOf && { againOf: body.againOf }),
  };
  return { values, photos: photos.filter((photo) => photo !== null), isPlaceChosen: true };
}
