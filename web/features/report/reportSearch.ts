import { addressSearch, textLike, type AddressOf } from '#web/features/site/addressSearch.ts';

const id = textLike(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u);

/** `draft`: one of the person's drafts, or a new one. `edit`: a queued report to correct. */
export const reportSearch = addressSearch({ draft: id, edit: id });
export type ReportSearch = AddressOf<typeof reportSearch>;
