import { useState } from 'react';
import { styled } from 'styled-components';
import type { Position } from '#schema/places/geo.ts';
import type { Proof } from '#schema/case/proof.ts';
import { Stack } from '#web/components/layout/Stack.tsx';
import { UserText } from '#web/components/layout/UserText.tsx';
import { formatDateTime } from '#web/format/format.ts';
import { theme } from '#web/theme/theme.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { ChecksPanel } from './ChecksPanel.tsx';
import { reviewContent } from './content.ts';
import { PlacesPanel } from './PlacesPanel.tsx';
import { Statements } from '#web/features/moderation/reasons/Statements.tsx';

const { notes, ...words } = reviewContent;

type ProofReviewProps = {
  proof: Proof;
  issue: Position;
  /** False if the page shows them already. */
  hasPhotos?: boolean;
};

/** The proof and the server's findings: the basis of a decision. */
export function ProofReview({ proof, issue, hasPhotos = true }: ProofReviewProps) {
  return (
    <Stack gap={5}>
      {hasPhotos && <BeforeAfter proof={proof} />}
      <Stack as="section" gap={1}>
        <h4>{words.summary}</h4>
        <UserText>{proof.summary}</UserText>
      </Stack>
      {proof.videoUrl && <ProofVideo url={proof.videoUrl} />}
      {proof.notes.length > 0 && (
        <Stack as="section" gap={3}>
          <h4>{notes.heading}</h4>
          <Statements
            items={proof.notes.map(({ text, createdAt }) => ({
              id: createdAt,
              head: formatDateTime(createdAt),
              text,
            }))}
          />
        </Stack>
      )}
      <div>
        <ChecksPanel checks={proof.checks} />
        <PlacesPanel proof={proof} issue={issue} />
      </div>
    </Stack>
  );
}

/** Phones film in formats that not every browser plays; of some it plays only the sound. */
function ProofVideo({ url }: { url: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <Stack gap={2}>
      {/* Thirty seconds of a street; the summary has the relevant text. */}
      <Video
        src={url}
        controls
        preload="none"
        aria-label={words.video}
        onError={() => setHasFailed(true)}
        onLoadedMetadata={({ currentTarget }) => setHasFailed(currentTarget.videoWidth === 0)}
      />
      {hasFailed && (
        <p role="alert">
          <span>{words.videoFailed}</span>{' '}
          <a href={url} download>
            {words.videoFile}
          </a>
        </p>
      )}
    </Stack>
  );
}

const Video = styled.video`
  width: 100%;
  max-height: 70svh;
  border-radius: ${theme.radius.lg};
  background: ${theme.color.sunken};
`;
