import { needsContent } from '#web/features/notices/needs/needsContent.ts';
import { ownListContent } from './content.ts';
import type { OwnListName } from './mineSearch.ts';

export const ownListTitle = (list: OwnListName): string =>
  list === 'needs' ? needsContent.title : ownListContent.lists[list].title;
