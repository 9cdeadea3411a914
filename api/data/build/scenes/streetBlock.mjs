import { facade, skyline } from './city.mjs';
import { INK } from './shapes.mjs';

/** A row of three houses with shops, and the city behind them; `ground` is the edge of the walk. */
export function block(seed, ground) {
  return [
    skyline(seed, ground),
    facade({
      x: -40,
      ground,
      w: 330,
      h: 380,
      fill: INK.brick,
      trim: INK.brickDark,
      awning: '#3f7d78',
      seed,
    }),
    facade({
      x: 300,
      ground,
      w: 250,
      h: 300,
      fill: '#d9b98a',
      trim: '#b8935f',
      awning: INK.red,
      seed: seed + 1,
    }),
    facade({
      x: 905,
      ground,
      w: 330,
      h: 350,
      fill: '#8a9a86',
      trim: '#6d7d6b',
      awning: INK.orange,
      seed: seed + 2,
    }),
  ].join('');
}
