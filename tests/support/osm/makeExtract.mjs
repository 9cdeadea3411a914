/**
 * Writes an extract of OpenStreetMap that nobody mapped, for tests and measuring:
 * `node tests/support/osm/makeExtract.mjs --out lindental.osm.pbf [--megabytes 200 | --towns 9] [--blocks 32]`.
 */
import { startTypeScript } from '../startTypeScript.mjs';

await startTypeScript('tests/support/osm/makeExtract.ts');
