import { appendFileSync } from 'node:fs';

export type TakenPhoto = { id: string; sha256: string };

/** One thing that a person did, as the harness wrote it down before the device heard of it. */
export type Action = {
  /** The Idempotency-Key. */
  key: string;
  kind: 'report' | 'message' | 'edit';
  userId: string;
  /** The report itself, or what the message or edit is about. */
  issueId: string;
  entityId: string;
  /** Title or message; no two actions share one. */
  text: string;
  photos: TakenPhoto[];
  /** The device said 'saved'. */
  isAcknowledged: boolean;
};

export type ActionLog = {
  /** In the order in which people did them. */
  actions: readonly Action[];
  /** To be called before the device is asked to keep it. */
  begin: (action: Omit<Action, 'isAcknowledged'>) => void;
  /** To be called when the device has said that it keeps it. */
  acknowledge: (key: string) => void;
  /** Gives an action that the app itself made the ids that the app gave it. */
  identify: (oldKey: string, ids: Pick<Action, 'key' | 'entityId'>) => void;
};

/** What people did, in memory and, for reading after a failed run, as lines of JSON in `file`. */
export function createActionLog(file: string): ActionLog {
  const actions: Action[] = [];
  const byKey = new Map<string, Action>();
  const known = (key: string): Action => {
    const action = byKey.get(key);
    if (action === undefined) throw new Error(`Nobody did ${key}`);
    return action;
  };
  return {
    actions,
    begin(given) {
      const action = { ...given, isAcknowledged: false };
      actions.push(action);
      byKey.set(action.key, action);
      appendFileSync(file, `${JSON.stringify(given)}\n`);
    },
    acknowledge(key) {
      known(key).isAcknowledged = true;
      appendFileSync(file, `${JSON.stringify({ acknowledged: key })}\n`);
    },
    identify(oldKey, ids) {
      Object.assign(known(oldKey), ids);
    },
  };
}
