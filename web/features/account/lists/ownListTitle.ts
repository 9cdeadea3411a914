import { needsContent } from '#web/features/notices/needs/needsContent.ts';
import { ownListContent } from './content.ts';
import type { OwnListName } from './mineSearch.ts';

export function ownListTitle(list: OwnListName): string {
  if (list === 'needs') return needsContent.title;
  return list === 'year' ? ownListContent.year.title : ownListContent.lists[list].title;
}
