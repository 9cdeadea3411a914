import { KeyRound } from 'lucide-react';
import { Button } from '#web/components/actions/Button.tsx';
import { hasPasskeys, PasskeyError } from '#web/device/passkeys.ts';
import { messageOf } from '#web/net/callErrors.ts';
import { signInByPasskey } from './passkeySession.ts';
import { useAction } from '#web/net/useAction.ts';
import { authContent } from './content.ts';

const { passkey: words, toast } = authContent;

/** Signs in without a password, where the browser knows passkeys. */
export function PasskeyButton() {
  const { mutate, isPending } = useAction({
    send: signInByPasskey,
    words: { failed: toast.loginFailed },
    outcomeWords: ({ username }) => ({
      done: toast.welcomeBack,
      doneText: toast.loggedInAs(username),
    }),
    reasonOf: (error) => (error instanceof PasskeyError ? words.notGiven : messageOf(error)),
  });
  if (!hasPasskeys()) return null;
  return (
    <Button
      size="lg"
      isFullWidth
      icon={<KeyRound aria-hidden="true" />}
      isPending={isPending}
      pendingLabel={words.pending}
      onClick={() => mutate()}
    >
      {words.signIn}
    </Button>
  );
}
