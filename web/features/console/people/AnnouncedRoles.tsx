import { useQuery } from '@tanstack/react-query';
import { listRoles } from '#schema/people/appointments.ts';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { Announced } from '#web/features/record/roles/Announced.tsx';
import { rolesContent } from '#web/features/record/roles/rolesContent.ts';
import { freshQuery } from '#web/net/endpointQuery.ts';
import { queryKeys } from '#web/net/queryKeys.ts';

/**
 * Announced appointments, removals and account recoveries, of one person or all; nothing if there are none.
 */
export function AnnouncedRoles({ userId }: { userId?: string }) {
  const { data } = useQuery(freshQuery(queryKeys.console('roles'), listRoles));
  const pending = data?.pending.filter((one) => userId === undefined || one.userId === userId);
  if (!pending || pending.length === 0) return null;
  return (
    <FormSection heading={rolesContent.announced.heading}>
      <Announced pending={pending} />
    </FormSection>
  );
}
