import { OutboxError } from '#sw/outbox/OutboxError.ts';
import { OutboxFileError } from '#sw/outbox/OutboxFileError.ts';
import { showError } from '#web/store/toastStore.ts';
import { errorMessage } from '#web/net/callErrors.ts';
import { outboxErrorContent } from '#web/device/outbox/outboxErrorContent.ts';
import { outboxContent as content } from './content.ts';

/** Reports a device failure to the person. Returns whether it worked. */
export async function attempt(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    showError(content.failed, sentenceFor(error));
    return false;
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof OutboxError) return outboxErrorContent[error.code];
  if (error instanceof OutboxFileError) return content.transfer.problems[error.code];
  return errorMessage(error);
}
