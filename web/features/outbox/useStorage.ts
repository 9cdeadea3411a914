import { useQuery, useQueryClient } from '@tanstack/react-query';

export type StorageState = {
  usedBytes: number | null;
  quotaBytes: number | null;
  /** Null where the browser does not tell. */
  isPersistent: boolean | null;
};

const KEY = ['storage'] as const;

/** How much this app stores on the device, and whether the browser promises to keep it. */
export function useStorage(rowCount: number) {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: [...KEY, rowCount],
    queryFn: readStorage,
    gcTime: 0,
    placeholderData: (before) => before,
  });
  return {
    storage: data,
    /** Asks the browser to keep it; resolves to its answer. */
    protect: async (): Promise<boolean> => {
      const isGranted = (await navigator.storage?.persist?.()) ?? false;
      await queryClient.invalidateQueries({ queryKey: KEY });
      return isGranted;
    },
  };
}

async function readStorage(): Promise<StorageState> {
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
  const isPersistent = (await navigator.storage?.persisted?.()) ?? null;
  return { usedBytes: usage ?? null, quotaBytes: quota ?? null, isPersistent };
}
