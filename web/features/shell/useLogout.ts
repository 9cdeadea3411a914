import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '#web/components/toast/toastStore.ts';
import { messageOf } from '#web/data/callErrors.ts';
import { signOut } from '#web/data/session.ts';
import { shellContent } from './content.ts';

/**
 * Logging out. With unsent items it asks first; they stay on the device either way and are sent when
 * their writer signs in here again.
 */
export function useLogout(unsentCount: number) {
  const [isAsking, setIsAsking] = useState(false);
  const { toast } = shellContent;
  const logout = useMutation({
    mutationFn: signOut,
    onSuccess: () => showToast({ title: toast.loggedOut, description: toast.loggedOutText }),
    onError: (error) =>
      showToast({
        title: toast.logoutFailed,
        description: messageOf(error),
        variant: 'destructive',
      }),
    onSettled: () => setIsAsking(false),
  });

  return {
    isAsking,
    isPending: logout.isPending,
    request: () => (unsentCount > 0 ? setIsAsking(true) : logout.mutate()),
    confirm: () => logout.mutate(),
    cancel: () => setIsAsking(false),
  };
}
