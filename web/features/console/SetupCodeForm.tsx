import { checkSetupCode, checkSetupCodeRequest } from '#schema/site/siteSetup.ts';
import { SubmitButton } from '#web/components/fields/SubmitButton.tsx';
import { NarrowForm } from '#web/components/fields/NarrowForm.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { queryClient } from '#web/net/queryClient.ts';
import { useFields } from '#web/device/drafts/useFields.ts';
import { call } from '#web/net/call.ts';
import { messageOf } from '#web/net/callErrors.ts';
import { setupContent } from './setupContent.ts';
import { setupQuery } from './setupQuery.ts';

const { code: words } = setupContent;

type SetupCodeFormProps = { guessesLeft: number; onRight: (code: string) => void };

/** Asks for the code that the start printed, which proves that somebody holds the server. */
export function SetupCodeForm({ guessesLeft, onRight }: SetupCodeFormProps) {
  const { form, field } = useFields(checkSetupCodeRequest, { code: '' });
  const submit = form.handleSubmit(async (body) => {
    try {
      await call(checkSetupCode, { body });
      onRight(body.code);
    } catch (error) {
      form.setError('code', { message: messageOf(error) }, { shouldFocus: true });
      await queryClient.invalidateQueries({ queryKey: setupQuery().queryKey });
    }
  });
  return (
    <Card padding="lg">
      <NarrowForm onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={5}>
          <TextField
            label={words.label}
            hint={`${words.hint} ${words.left(guessesLeft)}`}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            {...field('code')}
          />
          <div>
            <SubmitButton
              words={words}
              variant="primary"
              size="lg"
              isPending={form.formState.isSubmitting}
            />
          </div>
        </Stack>
      </NarrowForm>
    </Card>
  );
}
