import { firstPasswordRequest, setFirstPassword } from '#schema/people/signInProvider.ts';
import { NewPasswordFields } from '#web/components/fields/NewPasswordFields.tsx';
import { queryClient } from '#web/net/queryClient.ts';
import { providerLinkQuery } from '#web/features/account/queries.ts';
import { call } from '#web/net/call.ts';
import { accountContent } from './content.ts';
import { DialogSetting } from './DialogSetting.tsx';
import { FormDialog } from './FormDialog.tsx';
import { providerContent } from './providerContent.ts';

const { first: words } = providerContent;
const { dialog } = accountContent.password;

/** Gives an account its first password, which until now the sign-in service alone has opened. */
export function FirstPassword() {
  return <DialogSetting text={words.text} action={words.set} dialog={FirstPasswordDialog} />;
}

function FirstPasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      words={{ ...words, text: words.dialogText }}
      rule={firstPasswordRequest}
      empty={{ password: '', confirmPassword: '' }}
      send={(body) => call(setFirstPassword, { body })}
      onSent={() => {
        for (const queryKey of [providerLinkQuery().queryKey, ['signIns']]) {
          void queryClient.invalidateQueries({ queryKey });
        }
      }}
      onClose={onClose}
    >
      {(field) => <NewPasswordFields words={dialog} field={field} />}
    </FormDialog>
  );
}
