import { useQuery, useQueryClient } from '@tanstack/react-query';
import { askToPersist, storageStatus } from '#web/device/outbox/outboxStorage.ts';

const KEY = ['storage'] as const;

/** How much this app stores on the device, and whether the browser promises to keep it. */
export function useStorage(rowCount: number) {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: [...KEY, rowCount],
    queryFn: storageStatus,
    gcTime: 0,
    placeholderData: (before) => before,
  });
  return {
    storage: data,
    /** Asks the browser to keep it; resolves to its answer. */
    protect: async (): Promise<boolean> => {
      const isGranted = await askToPersist();
      await queryClient.invalidateQueries({ queryKey: KEY });
      return isGranted;
    },
  };
}
