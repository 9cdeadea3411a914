import type { ClientBase } from 'pg';

const changesMax = 1_000;
/** A change may become visible so much later than its event, behind other writes. */
const rememberedLooks = 10;

/** `isOfLists`: told without its id, as what is new or hidden is. */
type Change = { id: string; isOfLists: boolean };

/**
 * Finds out that a notice was lost: the process that had committed a change died before it told the
 * others. Every change of an issue has a number and is named by an event; one that no event named
 * until the second look after it went unheard.
 */
export class NoticeCheck {
  #seen: string | null = null;
  #look = 0;
  /** What events named, with the look before which they came. */
  readonly #named = new Map<string, number>();
  #suspects: Change[] = [];

  /** An event that has arrived. */
  note({ topic, id }: { topic: string; id: string | null }): void {
    this.#named.set(id ?? topic, this.#look);
  }

  /** Whether a change that was there at the last look has still not been named. */
  async findsLoss(client: Pick<ClientBase, 'query'>): Promise<boolean> {
    const from = this.#seen;
    // In a statement of its own: see the function.
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
