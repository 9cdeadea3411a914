import type { ClientBase } from 'pg';

const changesMax = 1_000;
/** A change may become visible this many checks after its event, behind other writes. */
const rememberedLooks = 10;

/** `isOfLists`: announced without its id, like new or hidden issues. */
type Change = { id: string; isOfLists: boolean };

/**
 * Detects lost notifications: a process committed a change and died before announcing it. Every change of an
 * issue has a number; one without an event by the second check after it counts as lost.
 */
export class NoticeCheck {
  #seen: string | null = null;
  #look = 0;
  /** Announced ids, with the number of the next check. */
  readonly #named = new Map<string, number>();
  #suspects: Change[] = [];

  note({ topic, id }: { topic: string; id: string | null }): void {
    // Only for processes: pages have heard nothing yet.
    if (topic === 'kept') return;
    this.#named.set(id ?? topic, this.#look);
  }

  /** True if a change seen by the previous check is still unannounced. */
  async findsLoss(client: Pick<ClientBase, 'query'>): Promise<boolean> {
    const from = this.#seen;
    // A separate statement: see the function.
    const bounds = await client.query<{ bound: string }>('select issue_feed_bound() as bound');
    this.#seen = bounds.rows[0]?.bound ?? null;
    if (from === null) return false;
    const changes = await client.query<Change>(
      `select id, is_hidden or (version = edited_version and created_at = updated_at) as "isOfLists"
       from issue where version > $1 and version <= $2 order by version limit ${changesMax}`,
      [from, this.#seen],
    );
    const isUnnamed = ({ id, isOfLists }: Change) =>
      !this.#named.has(id) && !(isOfLists && this.#named.has('issues'));
    const isLost = this.#suspects.some(isUnnamed);
    this.#suspects = changes.rows.filter(isUnnamed);
    this.#forget();
    return isLost;
  }

  #forget(): void {
    this.#look += 1;
    for (const [name, look] of this.#named)
      if (this.#look - look > rememberedLooks) this.#named.delete(name);
  }
}
