/** The store of photos and videos failed or did not answer; retrying may help. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
}
