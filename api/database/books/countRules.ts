import type { BookRule } from './onRecord.ts';

/** Issues by the finest counted cells, counted directly. */
const PLAIN = `select i.cell >> 8 as cell, i.status, i.priority, i.category,
    funding_band(i.funding_cents, b) as band, count(*) as n,
    sum(round(i.latitude * 1e6)::bigint) as latitude_e6,
    sum(round(i.longitude * 1e6)::bigint) as longitude_e6
  from issue i, count_band b where i.is_listed group by 1, 2, 3, 4, 5`;

/** Maintained as issues change; `rebuild_aggregates()` recounts them. */
export const COUNT_RULES: readonly BookRule[] = [
  [
    'counts other issues than lie in it',
    `with plain as (${PLAIN}), expected as (
       select z, cell >> (2 * (16 - z)) as cell, status, priority, band, sum(n) as n,
         sum(latitude_e6) as latitude_e6, sum(longitude_e6) as longitude_e6
       from plain, unnest(counted_zooms()) z group by 1, 2, 3, 4, 5
     ), kept as (
       select z, cell, status, priority, band, sum(n) as n, sum(sum_latitude_e6) as latitude_e6,
         sum(sum_longitude_e6) as longitude_e6
       from cell_count group by 1, 2, 3, 4, 5
     )
     select concat_ws(' ', 'cell_count', z, cell, status, priority, band) as row
     from expected e full join kept k using (z, cell, status, priority, band)
     where (coalesce(e.n, 0), coalesce(e.latitude_e6, 0), coalesce(e.longitude_e6, 0))
       <> (coalesce(k.n, 0), coalesce(k.latitude_e6, 0), coalesce(k.longitude_e6, 0)) limit 1`,
  ],
  [
    'counts other issues than the list has',
    `with plain as (${PLAIN}), expected as (
       select status, priority, band, category, sum(n) as n from plain group by 1, 2, 3, 4
     ), kept as (
       select status, priority, band, category, sum(n) as n from list_count group by 1, 2, 3, 4
     )
     select concat_ws(' ', 'list_count', status, priority, band, category) as row
     from expected e full join kept k using (status, priority, band, category)
     where coalesce(e.n, 0) <> coalesce(k.n, 0) limit 1`,
  ],
  [
    'counts other issues than have their place in the list there',
    `with expected as (
       select l.sort, l.level, placed.places[l.sort + 1] >> l.level as place, status, is_critical,
         band, category, count(*) as n
       from (select places_of(i.created_at, i.funding_cents, i.affected_count, i.id) as places, i.status, i.priority = 'critical' as is_critical,
           funding_band(i.funding_cents, b) as band, i.category
         from issue i, count_band b where i.is_listed) placed, place_level l
       group by 1, 2, 3, 4, 5, 6, 7
     ), kept as (
       select sort, level, place, status, is_critical, band, category, sum(n) as n
       from place_count group by 1, 2, 3, 4, 5, 6, 7
     )
     select concat_ws(' ', 'place_count', sort, level, place, status, band, category) as row
     from expected e full join kept k
       using (sort, level, place, status, is_critical, band, category)
     where coalesce(e.n, 0) <> coalesce(k.n, 0) limit 1`,
  ],
];
