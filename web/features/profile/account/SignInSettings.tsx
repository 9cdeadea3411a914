import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Stack } from '#web/components/layout/Stack.tsx';
import { settingsQuery } from '#web/data/queries/queries.ts';
import { theme } from '#web/theme/theme.ts';
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

/** Who comes by a link to the passkeys need not look for them. */
const showIfNamed = (section: HTMLElement | null) => {
  if (location.hash === '#passkeys') section?.scrollIntoView();
};

/** How sure we are of somebody, and how they get into their account. */
export function SignInSettings() {
  const provider = useQuery(settingsQuery()).data?.signInProvider;
  return (
    <Stack gap={8}>
      <section>
        <Heading>{contactContent.heading}</Heading>
        <ContactSettings />
      </section>
      <section>
        <Heading>{accountContent.username.heading}</Heading>
        <UsernameSettings />
      </section>
      <section>
        <Heading>{accountContent.email.heading}</Heading>
        <EmailSettings />
      </section>
      <section>
        <Heading>{accountContent.password.heading}</Heading>
        <PasswordSettings />
      </section>
      {provider && (
        <section>
          <Heading>{providerContent.heading}</Heading>
          <ProviderSettings name={provider.name} />
        </section>
      )}
      <section ref={showIfNamed}>
        <Heading>{passkeyContent.heading}</Heading>
        <PasskeySettings />
      </section>
      <section>
        <Heading>{accountContent.places.heading}</Heading>
        <SignInPlaces />
      </section>
    </Stack>
  );
}

const Heading = styled.h2`
  margin-block-end: ${theme.space[4]};
`;
