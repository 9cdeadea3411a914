import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const NAME_BYTES = 16;

export type KnownDevices = {
  /** A name for the browser that proves that somebody signed in to the account with it. */
  make(account: string): Promise<string>;
  isKnown(device: string, account: string): Promise<boolean>;
};

/** Browsers by a random name and a seal over it and the account: nothing of them is stored here. */
export function createKnownDevices(key: () => Promise<Buffer>): KnownDevices {
  const sealOf = async (name: string, account: string) =>
    createHmac('sha256', await key())
      // guard: known-to-its-own-account
      .update(`device ${name} ${account}`)
      .digest();
  return {
    async make(account) {
      const name = randomBytes(NAME_BYTES).toString('base64url');
      return `${name}.${(await sealOf(name, account)).toString('base64url')}`;
    },
    async isKnown(device, account) {
      const [name = '', seal = ''] = device.split('.');
      const [given, right] = [Buffer.from(seal, 'base64url'), await sealOf(name, account)];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
