import { getRouteApi } from '@tanstack/react-router';
import { AdminFrame } from '#web/features/console/frame/AdminFrame.tsx';
import { PeopleList } from './PeopleList.tsx';
import { peopleContent as words } from './peopleContent.ts';
import { PersonView } from './PersonView.tsx';

const route = getRouteApi('/protected/admin/people');

/** Every account of the installation, or the record of one; the address says which. */
export function PeoplePage() {
  const { person } = route.useSearch();
  return (
    <AdminFrame href="/admin/people" words={words}>
      {person === undefined ? <PeopleList /> : <PersonView key={person} id={person} />}
    </AdminFrame>
  );
}
