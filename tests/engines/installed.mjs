import { existsSync } from 'node:fs';

const isThere = (...files) => files.every((file) => existsSync(file));

/** The engines besides Chromium, which is always there, and whether this machine has them. */
export const ENGINES = [
  { name: 'firefox', isInstalled: isThere('/usr/bin/firefox-esr') },
  {
    name: 'webkit',
    isInstalled:
      isThere('/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/python3') &&
      ['x86_64', 'aarch64'].some((kind) =>
        isThere(`/usr/lib/${kind}-linux-gnu/girepository-1.0/WebKit2-4.1.typelib`),
      ),
  },
];
