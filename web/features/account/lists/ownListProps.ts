import type { User } from '#schema/people/user.ts';
import type { OwnListFilter } from './mineSearch.ts';

export type OwnListProps = {
  user: User;
  show: OwnListFilter;
  page: number;
  onPageChange: (page: number) => void;
};
