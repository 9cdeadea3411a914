/** `npm run guards`: takes out one guard after the other and sees whether its test notices. */
import { startTypeScript } from '../support/startTypeScript.mjs';

await startTypeScript('tests/guards/main.ts');
