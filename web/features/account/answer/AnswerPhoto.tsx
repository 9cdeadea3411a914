import { ImagePlus, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { LINK_TOKEN_HEADER, sendAnswerPhoto } from '#schema/partners/officialAnswers.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { PhotoButton } from '#web/components/actions/PhotoButton.tsx';
import { Spinner } from '#web/components/feedback/Spinner.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { readPhotoFile } from '#web/device/photos/readPhotoFile.ts';
import { useObjectUrlRef } from '#web/device/photos/useObjectUrlRef.ts';
import { errorMessage } from '#web/net/callErrors.ts';
import { sendBytes } from '#web/net/sendBytes.ts';
import { useAction } from '#web/net/useAction.ts';
import { theme } from '#web/theme/theme.ts';
import { answerContent } from './answerContent.ts';

const { photo: words } = answerContent;

/** As it was sent. */
export type SentPhoto = { id: string; bytes: ArrayBuffer; mime: string };

/** Its message is shown to the person. */
class FileRefused extends Error {}

async function send(file: File, token: string): Promise<SentPhoto> {
  const read = await readPhotoFile(file);
  if ('refusal' in read) throw new FileRefused(read.refusal.text);
  const { bytes, mime } = read.photo;
  const idempotencyKey = crypto.randomUUID();
  const headers = { [LINK_TOKEN_HEADER]: token };
  const { id } = await sendBytes(sendAnswerPhoto, bytes, { mime, idempotencyKey, headers });
  return { id, bytes, mime };
}

type AnswerPhotoProps = {
  token: string;
  photo: SentPhoto | null;
  onChange: (photo: SentPhoto | null) => void;
  onSending: (isSending: boolean) => void;
};

/** One picture with the answer, sent as soon as it is chosen. */
export function AnswerPhoto({ token, photo, onChange, onSending }: AnswerPhotoProps) {
  const sending = useAction({
    send: (file: File) => send(file, token),
    words: { failed: words.failed },
    toReason: (error) => (error instanceof FileRefused ? error.message : errorMessage(error)),
    onDone: onChange,
    onSettled: () => onSending(false),
  });
  const choose = (file: File) => {
    onSending(true);
    sending.mutate(file);
  };
  return (
    <Part aria-label={words.label}>
      {photo && <Preview photo={photo} />}
      <Row gap={3}>
        <PhotoButton
          label={photo ? words.change : words.add}
          icon={<ImagePlus aria-hidden="true" />}
          isDisabled={sending.isPending}
          onFiles={([file]) => file && choose(file)}
        />
        {photo && (
          <Button
            variant="ghost"
            size="lg"
            icon={<Trash2 aria-hidden="true" />}
            disabled={sending.isPending}
            onClick={() => onChange(null)}
          >
            {words.remove}
          </Button>
        )}
      </Row>
      <output>{sending.isPending && <Spinner label={words.sending} />}</output>
      <Muted>{words.hint}</Muted>
    </Part>
  );
}

function Preview({ photo }: { photo: SentPhoto }) {
  const image = useObjectUrlRef<HTMLImageElement>(photo.bytes, photo.mime);
  return <img ref={image} alt={words.preview} />;
}

const Part = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};

  & img {
    width: 100%;
    max-width: 24rem;
    aspect-ratio: 3 / 2;
    border-radius: ${theme.radius.md};
    background: ${theme.color.sunken};
    object-fit: contain;
  }
`;
