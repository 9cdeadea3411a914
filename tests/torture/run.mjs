/** `npm run torture`: everything breaks at once, and what people did is compared with what is stored. */
import { startTypeScript } from '../support/startTypeScript.mjs';

await startTypeScript('tests/torture/main.ts');
