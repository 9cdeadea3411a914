import { ImageUp } from 'lucide-react';
import { styled } from 'styled-components';
import { putAvatar, removeAvatar } from '#schema/people/profile.ts';
import type { User } from '#schema/people/user.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { PhotoButton } from '#web/components/actions/PhotoButton.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { PersonAvatar } from '#web/components/people/PersonAvatar.tsx';
import { queryClient } from '#web/net/queryClient.ts';
import { readPhotoFile } from '#web/device/photos/readPhotoFile.ts';
import { call } from '#web/net/call.ts';
import { errorMessage } from '#web/net/callErrors.ts';
import { sendBytes } from '#web/net/sendBytes.ts';
import { useAction } from '#web/net/useAction.ts';
import { theme } from '#web/theme/theme.ts';
import { shownContent } from './shownContent.ts';

const { face: words } = shownContent;

/** Its message is shown to the person. */
class FileRefused extends Error {}

// The picture is part of many lists.
const readAgain = () => void queryClient.invalidateQueries();

async function send(file: File, idempotencyKey: string): Promise<void> {
  const read = await readPhotoFile(file);
  if ('refusal' in read) throw new FileRefused(read.refusal.text);
  const { bytes, mime } = read.photo;
  await sendBytes(putAvatar, bytes, { mime, idempotencyKey });
}

export function FacePicker({ user: { username, avatarUrl } }: { user: User }) {
  const sending = useAction({
    // Each choice is a new attempt, even of equal files.
    send: (file: File) => send(file, crypto.randomUUID()),
    words: { done: words.saved, failed: words.failed },
    toReason: (error) => (error instanceof FileRefused ? error.message : errorMessage(error)),
    onDone: readAgain,
  });
  const removing = useAction({
    send: (_: void, idempotencyKey) => call(removeAvatar, { idempotencyKey }),
    words: { done: words.removed, failed: words.failed },
    onDone: readAgain,
  });
  const isBusy = sending.isPending || removing.isPending;
  return (
    <Side aria-label={words.label}>
      <PersonAvatar username={username} src={avatarUrl} size="lg" />
      <Stack gap={2}>
        <Row gap={3}>
          <PhotoButton
            label={avatarUrl ? words.change : words.choose}
            icon={<ImageUp aria-hidden="true" />}
            isDisabled={isBusy}
            onFiles={([file]) => file && sending.mutate(file)}
          />
          {avatarUrl && (
            <Button
              variant="ghost"
              size="lg"
              disabled={isBusy}
              isPending={removing.isPending}
              pendingLabel={words.removing}
              onClick={() => removing.mutate()}
            >
              {words.remove}
            </Button>
          )}
        </Row>
        {sending.isPending ? <output>{words.sending}</output> : <Muted>{words.hint}</Muted>}
      </Stack>
    </Side>
  );
}

const Side = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};

  & > :last-child {
    flex: 1 1 10rem;
  }
`;
