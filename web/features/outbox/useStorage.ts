import { useQuery, useQueryClient } from '@tanstack/react-query';
import { askToPersist, storageStatus } from '#web/device/outbox/outboxStorage.ts';

const KEY = ['storage'] as const;

/** Space used by this app, and whether the browser guarantees it. */
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
    /** Requests persistent storage; resolves to whether it was granted. */
    protect: async (): Promise<boolean> => {
      const isGranted = await askToPersist();
      await queryClient.invalidateQueries({ queryKey: KEY });
      return isGranted;
    },
  };
}
