import type { FieldErrors } from 'react-hook-form';
import type { ReportValues } from '#web/features/report/reportValues.ts';

type Typed = Pick<ReportValues, 'location' | 'latitude' | 'longitude'>;

/**
 * A missing place is reported once, at the search for it: both coordinates are empty because nobody has
 * chosen one. Typed coordinates keep errors of their own.
 */
export function saidOnce(
  errors: FieldErrors<ReportValues>,
  typed: Typed,
  message: string,
): FieldErrors<ReportValues> {
  if (typed.latitude.trim() !== '' || typed.longitude.trim() !== '') return errors;
  const { latitude, longitude, ...others } = errors;
  if (!latitude && !longitude) return errors;
  return { ...others, location: others.location ?? { type: 'place', message } };
}
