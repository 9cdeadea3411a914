import { useQuery } from '@tanstack/react-query';
import { SectionHeading } from '#web/components/layout/SectionHeading.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { settingsQuery } from '#web/net/queries.ts';
import { contactContent } from './contactContent.ts';
import { ContactSettings } from './ContactSettings.tsx';
import { accountContent } from './content.ts';
import { EmailSettings } from './EmailSettings.tsx';
import { passkeyContent } from './passkeyContent.ts';
import { PasskeySettings } from './PasskeySettings.tsx';
import { PasswordSettings } from './PasswordSettings.tsx';
import { providerContent } from './providerContent.ts';
import { ProviderSettings } from './ProviderSettings.tsx';
import { SignInPlaces } from './SignInPlaces.tsx';
import { UsernameSettings } from './UsernameSettings.tsx';

/** A link to the passkeys opens them at once. */
const showIfNamed = (section: HTMLElement | null) => {
  if (location.hash === '#passkeys') section?.scrollIntoView();
};

/** How sure we are of somebody, and how they get into their account. */
export function SignInSettings() {
  const provider = useQuery(settingsQuery()).data?.signInProvider;
  return (
    <Stack gap={8}>
      <section>
        <SectionHeading>{contactContent.heading}</SectionHeading>
        <ContactSettings />
      </section>
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
