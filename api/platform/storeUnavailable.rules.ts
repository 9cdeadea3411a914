/** Where photos and videos are kept answers with a fault, or not at all; worth another try. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
}
