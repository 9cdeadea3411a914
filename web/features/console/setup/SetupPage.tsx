import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { PageSpinner } from '#web/components/feedback/PageSpinner.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { NoHttps } from '#web/features/site/NoHttps.tsx';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { FirstPasskey } from './FirstPasskey.tsx';
import { setupContent as content } from './setupContent.ts';
import { SetupForm } from './SetupForm.tsx';
import { checkSetupCode, checkSetupCodeRequest, getSetup } from '#schema/site/siteSetup.ts';
import { SubmitButton } from '#web/components/fields/SubmitButton.tsx';
import { NarrowForm } from '#web/components/fields/NarrowForm.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { queryClient } from '#web/net/queryClient.ts';
import { useFields } from '#web/device/drafts/useFields.ts';
import { call } from '#web/net/call.ts';
import { errorMessage, ApiError } from '#web/net/callErrors.ts';

/**
 * Setup of an empty installation: the code printed at its start, then settings and first account.
 * `missing` is shown where there is nothing to set up.
 */
export function SetupPage({ missing }: { missing: ReactNode }) {
  const [code, setCode] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);

  if (isDone) return <FirstPasskey />;
  if (code === null) return <CodeStep onRight={setCode} missing={missing} />;
  return (
    <Titled>
      <SetupForm code={code} onDone={() => setIsDone(true)} />
    </Titled>
  );
}

const { code: words } = content;

type CodeStepProps = { onRight: (code: string) => void; missing: ReactNode };

function CodeStep({ onRight, missing }: CodeStepProps) {
  const { data: setup, isPending, refetch } = useQuery(setupQuery());
  if (isPending) return <PageSpinner />;
  if (setup === null) return missing;
  return (
    <Titled>
      {setup === undefined ? (
        <LoadFailure words={content} onRetry={refetch} />
      ) : (
        <SetupCodeForm onRight={onRight} />
      )}
    </Titled>
  );
}

function Titled({ children }: { children: ReactNode }) {
  usePageMeta(content.title, content.subtitle);
  return (
    <Container>
      <PageHeader title={content.title} subtitle={content.subtitle} />
      {children}
    </Container>
  );
}

/** The code is printed in the server's log: it proves access to the server. */
function SetupCodeForm({ onRight }: Pick<CodeStepProps, 'onRight'>) {
  const { form, field } = useFields(checkSetupCodeRequest, { code: '' });
  const submit = form.handleSubmit(async (body) => {
    try {
      await call(checkSetupCode, { body });
      onRight(body.code);
    } catch (error) {
      form.setError('code', { message: errorMessage(error) }, { shouldFocus: true });
      await queryClient.invalidateQueries({ queryKey: setupQuery().queryKey });
    }
  });
  return (
    <Card padding="lg">
      <NarrowForm onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={5}>
          <NoHttps />
          <TextField
            label={words.label}
            hint={words.hint}
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

/** Whether the installation waits for its setup; null: it does not. */
const setupQuery = () =>
  queryOptions({
    queryKey: ['setup'],
    queryFn: ({ signal }) =>
      call(getSetup, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    staleTime: 0,
  });
