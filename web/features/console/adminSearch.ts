import {
  ACCOUNT_FILTERS,
  ACT_FILTERS,
  CONTENT_FILTERS,
  DELIVERY_FILTERS,
  ROLE_FILTERS,
  TROUBLE_FILTERS,
  WAITING_FILTERS,
} from '#schema/console/consoleFilters.ts';
import { ISSUES_MAX_PAGE } from '#schema/limits.ts';
import {
  addressSearch,
  oneOf,
  textLike,
  textUpTo,
  wholeNumberUpTo,
  type AddressOf,
} from '#web/features/site/addressSearch.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
const SEARCH_MAX_LENGTH = 254;

const page = wholeNumberUpTo(ISSUES_MAX_PAGE);
const search = textUpTo(SEARCH_MAX_LENGTH);

/** `person`: whose record is open instead of the list. */
export const peopleSearch = addressSearch({
  search,
  role: oneOf(ROLE_FILTERS, 'any'),
  state: oneOf(ACCOUNT_FILTERS, 'current'),
  page,
  person: textLike(UUID),
});
export type PeopleSearch = AddressOf<typeof peopleSearch>;

export const recordSearch = addressSearch({ act: oneOf(ACT_FILTERS, 'any'), page });
export type RecordSearch = AddressOf<typeof recordSearch>;

export const contentSearch = addressSearch({ search, state: oneOf(CONTENT_FILTERS, 'any'), page });
export type ContentSearch = AddressOf<typeof contentSearch>;

export const moneySearch = addressSearch({ trouble: oneOf(TROUBLE_FILTERS, 'any'), page });
export type MoneySearch = AddressOf<typeof moneySearch>;

export const deliveriesSearch = addressSearch({
  kind: oneOf(DELIVERY_FILTERS, 'any'),
  state: oneOf(WAITING_FILTERS, 'any'),
  page,
});
export type DeliveriesSearch = AddressOf<typeof deliveriesSearch>;
