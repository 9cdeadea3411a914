import { Stack } from '#web/components/layout/Stack.tsx';
import { programsContent as words } from './programsContent.ts';
import { SiteKeys } from './SiteKeys.tsx';
import { Webhooks } from './Webhooks.tsx';

/** What other programs may do here. */
export function Programs() {
  return (
    <Stack gap={10}>
      <SiteKeys />
      <Webhooks />
      <p>
        <a href="/api/data">{words.docs}</a>
      </p>
    </Stack>
  );
}
