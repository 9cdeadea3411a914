import { useQuery } from '@tanstack/react-query';
import { SectionHeading } from '#web/components/layout/SectionHeading.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { settingsQuery } from '#web/net/queries.ts';
import { ContactSettings } from './ContactSettings.tsx';
import { accountContent } from './content.ts';
import { EmailSettings } from './EmailSettings.tsx';
import { passkeyContent } from './passkeyContent.ts';
import { PasskeySettings } from './PasskeySettings.tsx';
import { providerContent } from './providerContent.ts';
import { ProviderSettings } from './ProviderSettings.tsx';
import { SignInPlaces } from './SignInPlaces.tsx';
import { UsernameSettings } from './UsernameSettings.tsx';
import { changePassword, changePasswordRequest } from '#schema/people/credentials.ts';
import { NewPasswordFields } from '#web/components/fields/NewPasswordFields.tsx';
import { PasswordField } from '#web/components/fields/PasswordField.tsx';
import { queryClient } from '#web/net/queryClient.ts';
import { providerLinkQuery } from '#web/features/account/queries.ts';
import { call } from '#web/net/call.ts';
import { DialogSetting } from './DialogSetting.tsx';
import { FormDialog } from './FormDialog.tsx';
import { firstPasswordRequest, setFirstPassword } from '#schema/people/signInProvider.ts';

/** A link to the passkeys opens them at once. */
const showIfNamed = (section: HTMLElement | null) => {
  if (location.hash === '#passkeys') section?.scrollIntoView();
};

export function SignInSettings() {
  const provider = useQuery(settingsQuery()).data?.signInProvider;
  return (
    <Stack gap={8}>
      <ContactSettings />
      <section>
        <SectionHeading>{accountContent.username.heading}</SectionHeading>
        <UsernameSettings />
      </section>
      <section>
        <SectionHeading>{accountContent.email.heading}</SectionHeading>
        <EmailSettings />
      </section>
      <section>
        <SectionHeading>{accountContent.password.heading}</SectionHeading>
        <PasswordSettings />
      </section>
      {provider && (
        <section>
          <SectionHeading>{providerContent.heading}</SectionHeading>
          <ProviderSettings name={provider.name} />
        </section>
      )}
      <section ref={showIfNamed}>
        <SectionHeading>{passkeyContent.heading}</SectionHeading>
        <PasskeySettings />
      </section>
      <section>
        <SectionHeading>{accountContent.places.heading}</SectionHeading>
        <SignInPlaces />
      </section>
    </Stack>
  );
}

const { password: words } = accountContent;
const EMPTY = { currentPassword: '', password: '', confirmPassword: '' };

/** Changes the password, or sets the first one. */
function PasswordSettings() {
  const { data } = useQuery(providerLinkQuery());
  return data?.hasPassword === false ? <FirstPassword /> : <ChangePassword />;
}

function ChangePassword() {
  return <DialogSetting text={words.text} action={words.change} dialog={PasswordDialog} />;
}

function PasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      words={words.dialog}
      rule={changePasswordRequest}
      empty={EMPTY}
      send={(body) => call(changePassword, { body })}
      onSent={() => void queryClient.invalidateQueries({ queryKey: ['signIns'] })}
      onClose={onClose}
    >
      {(field) => (
        <>
          <PasswordField label={words.dialog.current} {...field('currentPassword')} />
          <NewPasswordFields words={words.dialog} field={field} />
        </>
      )}
    </FormDialog>
  );
}

const { first: firstPasswordWords } = providerContent;
const { dialog } = accountContent.password;

/** For an account opened through the sign-in service alone. */
function FirstPassword() {
  return (
    <DialogSetting
      text={firstPasswordWords.text}
      action={firstPasswordWords.set}
      dialog={FirstPasswordDialog}
    />
  );
}

function FirstPasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      words={{ ...firstPasswordWords, text: firstPasswordWords.dialogText }}
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
