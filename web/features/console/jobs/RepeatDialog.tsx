import * as v from 'valibot';
import { repeatDelivery, type WaitingDelivery } from '#schema/console/deliveries.ts';
import { reason } from '#schema/verification/verification.ts';
import { call } from '#web/net/call.ts';
import { ActDialog } from '#web/features/console/frame/ActDialog.tsx';
import { jobsContent } from './jobsContent.ts';

const rule = v.object({ reason });

type RepeatDialogProps = { delivery: WaitingDelivery; onClose: () => void };

/** Asks why something is to be sent again now, and has it sent. */
export function RepeatDialog({ delivery: { kind, id }, onClose }: RepeatDialogProps) {
  return (
    <ActDialog
      words={jobsContent.repeat}
      rule={rule}
      empty={{ reason: '' }}
      place={{ kind: 'console-repeat', issueId: `${kind} ${id}` }}
      send={({ reason: why }, idempotencyKey) =>
        call(repeatDelivery, { body: { kind, id, reason: why }, idempotencyKey })
      }
      onClose={onClose}
    />
  );
}
