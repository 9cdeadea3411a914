import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeExtract } from './writeExtract.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'lindental.osm.pbf' },
    megabytes: { type: 'string' },
    towns: { type: 'string', default: '1' },
    blocks: { type: 'string', default: '32' },
  },
});

const plan = { towns: Number(values.towns), blocks: Number(values.blocks) };
if (values.megabytes !== undefined) {
  const one = writeExtract(values.out, { ...plan, towns: 1 });
  plan.towns = Math.ceil((Number(values.megabytes) * 1e6) / one.bytes);
}
const { nodes, ways } = writeExtract(values.out, plan);
const megabytes = (statSync(values.out).size / 1e6).toFixed(1);
process.stdout.write(
  `${values.out}: ${megabytes} MB, ${plan.towns} towns, ${nodes} nodes, ${ways} ways\n`,
);
