import { ConfirmedButton } from '#web/components/actions/ConfirmedButton.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { UserText } from '#web/components/layout/UserText.tsx';
import { formatDate, formatDateTime } from '#web/format/format.ts';
import { language } from '#web/format/language.ts';
import { call } from '#web/net/call.ts';
import { queryClient } from '#web/net/queryClient.ts';
import { useAction } from '#web/net/useAction.ts';
import { revokeApiKey, type ApiKey } from '#schema/partners/apiKeys.ts';
import { SettingLine } from '#web/features/account/settings/SettingLine.tsx';
import { keysContent as words } from './keysContent.ts';
import { apiKeysQuery } from './apiKeysQuery.ts';

export function KeyList({ keys }: { keys: readonly ApiKey[] }) {
  if (keys.length === 0) return <Muted>{words.none}</Muted>;
  return (
    <PlainList gap={1} aria-label={words.listLabel}>
      {keys.map((key) => (
        <Key key={key.id} known={key} />
      ))}
    </PlainList>
  );
}

function Key({ known: { id, name, scopes, createdAt, lastUsedAt } }: { known: ApiKey }) {
  const revoking = useAction({
    send: (_: void, idempotencyKey) => call(revokeApiKey, { params: { id }, idempotencyKey }),
    words: words.revoke,
    onSettled: () => queryClient.invalidateQueries(apiKeysQuery()),
  });
  const use = lastUsedAt === null ? words.unused : words.used(formatDateTime(lastUsedAt));
  return (
    <SettingLine>
      <div>
        <strong>
          <UserText>{name}</UserText>
        </strong>
        <Muted as="div">{scopes.map((scope) => words.scopes[scope]).join(language.comma)}</Muted>
        <Muted as="div">{[words.made(formatDate(createdAt)), use].join(language.comma)}</Muted>
      </div>
      <ConfirmedButton
        words={words.revoke}
        aria-label={words.revoke.label(name)}
        tone="danger"
        isPending={revoking.isPending}
        onConfirm={(close) => revoking.mutate(undefined, { onSettled: close })}
      />
    </SettingLine>
  );
}
