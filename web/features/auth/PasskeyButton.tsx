import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/actions/Button.tsx';
import { hasPasskeys, PasskeyError } from '#web/data/device/passkeys.ts';
import { messageOf } from '#web/data/server/callErrors.ts';
import { signInByPasskey } from '#web/data/server/passkeySession.ts';
import { showToast } from '#web/store/toastStore.ts';
import { authContent } from './content.ts';

const { passkey: words, toast } = authContent;

/** Signs in without a password, where the browser knows passkeys. */
export function PasskeyButton() {
  const [isPending, setIsPending] = useState(false);
  if (!hasPasskeys()) return null;
  const enter = async () => {
    setIsPending(true);
    try {
      const user = await signInByPasskey();
      showToast({ title: toast.welcomeBack, description: toast.loggedInAs(user.username) });
    } catch (error) {
      const description = error instanceof PasskeyError ? words.notGiven : messageOf(error);
      showToast({ title: toast.loginFailed, description, variant: 'destructive' });
    }
    setIsPending(false);
  };
  return (
    <Button
      size="lg"
      isFullWidth
      icon={<KeyRound aria-hidden="true" />}
      isPending={isPending}
      pendingLabel={words.pending}
      onClick={() => void enter()}
    >
      {words.signIn}
    </Button>
  );
}
