import { useEffect, useRef, useState } from 'react';
import { LATE_TIMEOUT_MS, type Draft } from '#sw/outbox/database.ts';
import { formKey } from '#sw/outbox/draftKeys.ts';
import { deleteDraft, readDraft, saveDraft, type EndedDraft } from '#sw/outbox/drafts.ts';
import type { NewPart } from '#sw/outbox/enqueue.ts';
import { untilRead } from '#web/device/drafts/untilRead.ts';
import { outboxDatabase } from '#web/device/outbox/outboxStore.ts';
import { readVideoFile, type VideoProblem } from './readVideoFile.ts';

const KIND = 'proofVideo';

/**
 * A proof's video. Stored under its own key: tens of megabytes must not be rewritten with every
 * letter of the summary.
 */
export function useProofVideo(
  { userId, issueId }: { userId: string; issueId: string },
  initial: NewPart | null,
) {
  const [video, setVideo] = useState(initial);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<VideoProblem | 'not_kept' | null>(null);
  const key = formKey(KIND, userId, issueId);
  /** When this page stored or found it: another tab may have put its own in its place. */
  const storedAt = useRef<number | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const restore = async () => {
      const read = () => readDraft(outboxDatabase, key, userId, LATE_TIMEOUT_MS);
      const kept = await untilRead(read, gone.signal);
      if (!kept || gone.signal.aborted) return;
      storedAt.current ??= kept.updatedAt;
      setVideo((current) => current ?? (kept.value as NewPart));
    };
    // Without storage filming and sending still work.
    void restore();
    return () => gone.abort();
  }, [key, userId]);

  const isOwn = ({ updatedAt }: Draft) => updatedAt === storedAt.current;
  const forget = () => deleteDraft(outboxDatabase, key, isOwn).catch(() => undefined);
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
    storedAt.current = Date.now();
    const draft = { key, userId, kind: KIND, value: read.video, updatedAt: storedAt.current };
    await saveDraft(outboxDatabase, draft).catch(() => setProblem('not_kept'));
  };
  return {
    video,
    ended: (): readonly EndedDraft[] => [{ key, isOwn }],
    isReading,
    problem,
    choose: (file: File) => void choose(file),
    remove: () => {
      setVideo(null);
      setProblem(null);
      void forget();
    },
    /** After it is in the outbox. */
    end: forget,
  };
}

export type ProofVideo = ReturnType<typeof useProofVideo>;
