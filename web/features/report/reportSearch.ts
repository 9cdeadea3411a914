import { addressSearch, textLike, type AddressOf } from '#web/features/site/addressSearch.ts';

const id = textLike(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u);

/**
 * `draft` names one of the person's unfinished reports, or a new one. `edit` names a report in the
 * outbox that is to be changed before it is sent.
 */
export const reportSearch = addressSearch({ draft: id, edit: id });
export type ReportSearch = AddressOf<typeof reportSearch>;
