import { useMutation, useQueryClient } from '@tanstack/react-query';
import { markNotificationsRead, type Notification } from '#schema/notices/notification.ts';
import { call } from '#web/net/call.ts';
import { queryKeys } from '#web/net/queryKeys.ts';

/**
 * Marks notifications as read, at once and reverted if refused. By ids, never 'all': later arrivals
 * have not been seen and stay unread.
 */
export function useMarkRead() {
  const queryClient = useQueryClient();
  const queryKey = queryKeys.notifications();
  return useMutation({
    mutationFn: (ids: string[]) => call(markNotificationsRead, { body: { ids } }),
    onMutate: async (ids) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Notification[]>(queryKey);
      queryClient.setQueryData<Notification[]>(queryKey, (notes) =>
        notes?.map((note) => (ids.includes(note.id) ? { ...note, read: true } : note)),
      );
      return before;
    },
    onError: (_, __, before) => queryClient.setQueryData(queryKey, before),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
}
