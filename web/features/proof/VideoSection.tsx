import { Trash2, Video } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { VIDEO_MIME_TYPES } from '#schema/issues/video.ts';
import type { NewPart } from '#sw/outbox/enqueue.ts';
import { Row } from '#web/components/layout/Row.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { useObjectUrlRef } from '#web/device/photos/useObjectUrlRef.ts';
import { theme } from '#web/theme/theme.ts';
import { proofContent } from './content.ts';
import type { ProofVideo } from './useProofVideo.ts';

const { video: words } = proofContent;

/** Optional. */
export function VideoSection({ video }: { video: ProofVideo }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <FormSection heading={words.heading} hint={words.hint}>
      {video.video && <Preview video={video.video} />}
      {video.problem && <Banner tone="danger">{words.problems[video.problem]}</Banner>}
      <Row align="stretch">
        <Button
          size="lg"
          icon={<Video aria-hidden="true" />}
          isPending={video.isReading}
          pendingLabel={words.working}
          onClick={() => input.current?.click()}
        >
          {words.choose}
        </Button>
        {video.video && (
          <Button
            variant="ghost"
            size="lg"
            icon={<Trash2 aria-hidden="true" />}
            onClick={video.remove}
          >
            {words.remove}
          </Button>
        )}
      </Row>
      <input
        ref={input}
        type="file"
        accept={VIDEO_MIME_TYPES.join(',')}
        hidden
        aria-label={words.choose}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) video.choose(file);
          // Lets the same file be chosen again after its removal.
          target.value = '';
        }}
      />
    </FormSection>
  );
}

function Preview({ video: { bytes, mime } }: { video: NewPart }) {
  const player = useObjectUrlRef<HTMLVideoElement>(bytes, mime);
  return <Player ref={player} controls playsInline aria-label={words.label} />;
}

const Player = styled.video`
  width: 100%;
  max-height: 50svh;
  border-radius: ${theme.radius.lg};
  background: ${theme.color.sunken};
`;
