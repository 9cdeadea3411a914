import { useEffect, useState } from 'react';
import { formKey } from '#sw/outbox/draftKeys.ts';
import { deleteDraft, readDraft, saveDraft } from '#sw/outbox/drafts.ts';
import type { NewPart } from '#sw/outbox/enqueue.ts';
import { outboxDatabase } from '#web/device/outbox/outboxStore.ts';
import { readVideoFile, type VideoProblem } from './readVideoFile.ts';

const KIND = 'proofVideo';

/**
 * The video of a proof. Kept on the device under a key of its own: tens of megabytes, which must not
 * be written again with every letter of the summary.
 */
export function useProofVideo(
  { userId, issueId }: { userId: string; issueId: string },
  initial: NewPart | null,
) {
  const [video, setVideo] = useState(initial);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<VideoProblem | 'not_kept' | null>(null);
  const key = formKey(KIND, userId, issueId);
  useEffect(() => {
    let isGone = false;
    const restore = async () => {
      const kept = await readDraft(outboxDatabase, key, userId);
      if (kept && !isGone) setVideo((current) => current ?? (kept.value as NewPart));
    };
    // A device that stores nothing still lets people film and send.
    restore().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [key, userId]);

  const forget = () => deleteDraft(outboxDatabase, key).catch(() => undefined);
  const choose = async (file: File) => {
    setIsReading(true);
    setProblem(null);
    const read = await readVideoFile(file);
    setIsReading(false);
    if ('problem' in read) {
      setProblem(read.problem);
      return;
    }
    setVideo(read.video);
    const draft = { key, userId, kind: KIND, value: read.video, updatedAt: Date.now() };
    await saveDraft(outboxDatabase, draft).catch(() => setProblem('not_kept'));
  };
  return {
    video,
    isReading,
    problem,
    choose: (file: File) => void choose(file),
    remove: () => {
      setVideo(null);
      setProblem(null);
      void forget();
    },
    /** It is in the outbox. */
    end: forget,
  };
}

export type ProofVideo = ReturnType<typeof useProofVideo>;
