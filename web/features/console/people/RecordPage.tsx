import { getRouteApi } from '@tanstack/react-router';
import { AdminFrame } from '#web/features/console/frame/AdminFrame.tsx';
import { FilteredList } from '#web/features/console/frame/FilteredList.tsx';
import { ACTS } from './acts.tsx';
import { peopleContent } from './peopleContent.ts';

const route = getRouteApi('/protected/admin/record');

/** Filter and page are kept in the address. */
export function RecordPage() {
  const asked = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <AdminFrame href="/admin/record" words={peopleContent.record}>
      <FilteredList
        list={ACTS}
        asked={asked}
        onChange={(search, resetScroll) => void navigate({ search, resetScroll })}
      />
    </AdminFrame>
  );
}
