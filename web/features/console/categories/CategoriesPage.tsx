import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { AdminFrame } from '#web/features/console/frame/AdminFrame.tsx';
import { siteSettingsQuery } from '../siteSettingsQuery.ts';
import { CategoriesForm } from './CategoriesForm.tsx';
import { categoriesContent as content } from './categoriesContent.ts';

/** Where operators edit the categories of reports. */
export function CategoriesPage() {
  return (
    <AdminFrame href="/admin/categories" words={content}>
      <Categories />
    </AdminFrame>
  );
}

function Categories() {
  const { data, isPending, refetch } = useQuery(siteSettingsQuery());
  if (isPending) return <Skeleton height="40rem" shape="block" />;
  if (!data) return <LoadFailure words={content} onRetry={refetch} />;
  return <CategoriesForm known={data} />;
}
