import { useState } from 'react';
import { showError, showToast } from '#web/store/toastStore.ts';
import { messageOf } from '#web/net/callErrors.ts';
import { signOut } from '#web/features/account/signIn/session.ts';
import { shellContent } from './content.ts';

const { toast } = shellContent;

/**
 * Logging out. With unsent items it asks first; they stay on the device either way and are sent when
 * their writer signs in here again.
 */
export function useLogout(unsentCount: number) {
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);

  const logout = async () => {
    setIsPending(true);
    try {
      await signOut();
      showToast({ title: toast.loggedOut, description: toast.loggedOutText });
    } catch (error) {
      showError(toast.logoutFailed, messageOf(error));
    } finally {
      setIsPending(false);
      setIsAsking(false);
    }
  };

  return {
    isAsking,
    isPending,
    // guard: sign-out-warns
    request: () => (unsentCount > 0 ? setIsAsking(true) : void logout()),
    confirm: () => void logout(),
    cancel: () => setIsAsking(false),
  };
}
