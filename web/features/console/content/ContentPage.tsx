import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { AdminFrame } from '#web/features/console/frame/AdminFrame.tsx';
import { contentContent as words } from './contentContent.ts';
import { ContentList } from './ContentList.tsx';

/** All content that was ever reported, for moderators. Filters stand in the address. */
export function ContentPage() {
  return (
    <AdminFrame href="/admin/content" words={words}>
      <Stack gap={5}>
        <AppLink href="/desk/moderation">{words.queue}</AppLink>
        <ContentList />
      </Stack>
    </AdminFrame>
  );
}
