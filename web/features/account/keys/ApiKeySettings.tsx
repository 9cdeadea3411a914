import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { API_KEY_SCOPES, createApiKey, newApiKey } from '#schema/partners/apiKeys.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { CheckboxField } from '#web/components/fields/CheckboxField.tsx';
import { FieldError } from '#web/components/fields/FieldError.tsx';
import { Legend } from '#web/components/fields/Legend.tsx';
import { PasswordField } from '#web/components/fields/PasswordField.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { FormDialog } from '#web/features/account/settings/FormDialog.tsx';
import { call } from '#web/net/call.ts';
import { queryClient } from '#web/net/queryClient.ts';
import { apiKeysQuery } from './apiKeysQuery.ts';
import { KeyList } from './KeyList.tsx';
import { keysContent as words } from './keysContent.ts';
import { ShownSecret } from './ShownSecret.tsx';

export function ApiKeySettings() {
  const { data, isPending, refetch } = useQuery(apiKeysQuery());
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  if (isPending) return <Skeleton lines={3} />;
  if (!data) return <LoadFailure headingLevel={3} words={words} onRetry={refetch} />;
  return (
    <Stack gap={4}>
      <p>{words.text}</p>
      <p>
        <a href="/api/data">{words.docs}</a>
      </p>
      <KeyList keys={data} />
      <div>
        <Button onClick={() => setIsAdding(true)}>{words.add}</Button>
      </div>
      {isAdding && <AddDialog onMade={setSecret} onClose={() => setIsAdding(false)} />}
      {secret !== null && (
        <ShownSecret words={words.shown} secret={secret} onKept={() => setSecret(null)} />
      )}
    </Stack>
  );
}

type AddDialogProps = { onMade: (secret: string) => void; onClose: () => void };
type Values = { name: string; scopes: string[]; password: string };

const EMPTY: Values = { name: '', scopes: ['report'], password: '' };

function AddDialog({ onMade, onClose }: AddDialogProps) {
  return (
    <FormDialog<Values>
      words={words.adding}
      rule={newApiKey}
      empty={EMPTY}
      send={async ({ name, scopes, password }) => {
        const chosen = API_KEY_SCOPES.filter((scope) => scopes.includes(scope));
        const { key } = await call(createApiKey, { body: { name, scopes: chosen, password } });
        onMade(key);
      }}
      onSent={() => void queryClient.invalidateQueries(apiKeysQuery())}
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextField
            label={words.adding.name}
            hint={words.adding.nameHint}
            autoComplete="off"
            {...field('name')}
          />
          <Scopes field={field('scopes')} />
          <PasswordField label={words.adding.password} {...field('password')} />
        </>
      )}
    </FormDialog>
  );
}

function Scopes({ field }: { field: { error?: string | undefined; name: string } }) {
  const { error, ...input } = field;
  return (
    <fieldset>
      <Legend>{words.adding.may}</Legend>
      {API_KEY_SCOPES.map((scope) => (
        <CheckboxField key={scope} label={words.scopes[scope]} value={scope} {...input} />
      ))}
      {error && <FieldError id="scopes-error">{error}</FieldError>}
    </fieldset>
  );
}
