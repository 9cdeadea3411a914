import { profileContent } from '#web/features/account/profile/content.ts';
import { needsContent } from '#web/features/notices/needs/needsContent.ts';
import { ownListContent } from './content.ts';
import type { OwnListName } from './mineSearch.ts';

export function ownListTitle(list: OwnListName): string {
  if (list === 'needs') return needsContent.title;
  if (list === 'year') return ownListContent.year.title;
  if (list === 'offers') return profileContent.sections.proposals;
  return ownListContent.lists[list].title;
}
