import { sqlMigration } from './sqlMigration.ts';

const tables = `
set local statement_timeout = 0;

-- First, as writers take their locks in this order.
lock table issue in share row exclusive mode;

-- How many listed issues have their place in a stretch of an order of the list, by what a list is
-- narrowed by. Orders: 0 by time, 1 by funding, 2 by people affected. A stretch is a place shifted
-- right by its level.
create table place_agg (
  sort smallint not null,
  level smallint not null,
  place bigint not null,
  status text not null,
  is_critical boolean not null,
  band smallint not null,
  category text not null,
  n bigint not null,
  primary key (sort, level, place, status, is_critical, band, category)
) with (fillfactor = 60);

drop view cell_count;
drop view list_count;
delete from count_delta;
alter table count_delta add column places bigint[] not null;
`;

const places = `
-- Grows with the number, in steps of at most a 64th of it; below 64 each number has its own.
-- One expression each, which the planner puts into the statement: as calls they would cost more than it.
create function step_of(number bigint) returns bigint language sql immutable as $$
  select case when number < 64 then number else
    ((59 - position(b'1' in number::bit(64)))::bigint << 6)
      + (number >> (58 - position(b'1' in number::bit(64)))) - 64 end
$$;

-- Small numbers are shared by many issues, which then follow by their ids.
create function place_of(number bigint, id uuid) returns bigint language sql immutable as $$
  select (step_of(number) << 8) + case when number < 64 then get_byte(uuid_send(id), 0) else 0 end
$$;

-- In each order. Times are counted in days.
create function places_of(created_at timestamptz, funding_cents bigint, affected_count integer,
  id uuid) returns bigint[] language sql stable as $$
  select array[floor(extract(epoch from created_at) / 86400)::bigint << 8,
    place_of(funding_cents, id), place_of(affected_count::bigint, id)]
$$;

-- The stretches that are counted, coarse ones last.
create view place_level as select sort::smallint, level::smallint from (values (0, 8), (0, 13),
  (1, 0), (1, 4), (1, 8), (1, 13), (2, 0), (2, 4), (2, 8), (2, 13)) counted (sort, level);

create view cell_count as
select z, cell, status, priority, band, n, sum_latitude_e6, sum_longitude_e6 from cell_agg
union all
select z, cell >> (2 * (20 - z)), status, priority, band, n, n * latitude_e6, n * longitude_e6
from count_delta, unnest(counted_zooms()) z;

create view list_count as
select status, priority, band, category, n, changed from list_agg
union all
select status, priority, band, category, n, 1 from count_delta;

-- With what is not added up yet, as in the other two. Of the same types on both sides: else the planner
-- reads all of the table for any stretch.
create view place_count as
select sort, level, place, status, is_critical, band, category, n from place_agg
union all
select l.sort, l.level, d.places[l.sort + 1] >> l.level, d.status, d.priority = 'critical', d.band,
  d.category, d.n::bigint
from count_delta d, place_level l;
`;

const counting = `
create or replace function fold_counts() returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(772) then return; end if;
  with taken as (delete from count_delta returning *), listed as (
    insert into list_agg as a
    select status, priority, band, category, sum(n), count(*) from taken group by 1, 2, 3, 4
    on conflict (status, priority, band, category)
    do update set n = a.n + excluded.n, changed = a.changed + excluded.changed
  ), placed as (
    insert into place_agg as a (sort, level, place, status, is_critical, band, category, n)
    select l.sort, l.level, places[l.sort + 1] >> l.level, status, priority = 'critical', band,
      category, sum(n)
    from taken, place_level l group by 1, 2, 3, 4, 5, 6, 7 having sum(n) <> 0
    on conflict (sort, level, place, status, is_critical, band, category)
    do update set n = a.n + excluded.n
  )
  insert into cell_agg as a (z, cell, status, priority, band, n, sum_latitude_e6, sum_longitude_e6)
  select z, cell >> (2 * (20 - z)), status, priority, band, sum(n), sum(n * latitude_e6),
    sum(n * longitude_e6)
  from taken, unnest(counted_zooms()) z group by 1, 2, 3, 4, 5
  -- Most changes move an issue within its lists alone.
  having (sum(n), sum(n * latitude_e6), sum(n * longitude_e6)) <> (0, 0, 0)
  on conflict (z, cell, status, priority, band) do update set n = a.n + excluded.n,
    sum_latitude_e6 = a.sum_latitude_e6 + excluded.sum_latitude_e6,
    sum_longitude_e6 = a.sum_longitude_e6 + excluded.sum_longitude_e6;
end $$;

create or replace function count_issue_change() returns trigger language plpgsql as $$
declare is_due boolean;
begin
  -- Loading many at once: the loader says so and calls rebuild_aggregates() at its end.
  if current_setting('trybe.is_bulk_load', true) = 'on' then return null; end if;
  if tg_op = 'UPDATE' and (old.is_listed, old.cell, old.latitude, old.longitude, old.status,
      old.priority, old.category, old.created_at, old.funding_cents, old.affected_count)
      is not distinct from (new.is_listed, new.cell, new.latitude, new.longitude, new.status,
      new.priority, new.category, new.created_at, new.funding_cents, new.affected_count) then
    return null;
  end if;
  with added as (
    insert into count_delta (cell, status, priority, band, category, n, latitude_e6, longitude_e6,
      places)
    select s.cell, s.status, s.priority, funding_band(s.funding_cents, b), s.category, s.n,
      round(s.latitude * 1e6)::bigint, round(s.longitude * 1e6)::bigint,
      places_of(s.created_at, s.funding_cents, s.affected_count, s.id)
    from count_band b, (values
      (-1, tg_op <> 'INSERT' and old.is_listed, old.id, old.cell, old.latitude, old.longitude,
        old.status, old.priority, old.category, old.created_at, old.funding_cents,
        old.affected_count),
      (1, tg_op <> 'DELETE' and new.is_listed, new.id, new.cell, new.latitude, new.longitude,
        new.status, new.priority, new.category, new.created_at, new.funding_cents,
        new.affected_count)) s (n, counts, id, cell, latitude, longitude, status, priority, category,
      created_at, funding_cents, affected_count)
    where s.counts
    returning id
  )
  -- Often enough that readers have little to add themselves.
  select coalesce(bool_or(id % 100 = 0), false) into is_due from added;
  if is_due then perform fold_counts(); end if;
  return null;
end $$;
drop function count_issue(issue, integer);

create or replace function rebuild_aggregates() returns void language plpgsql as $$
begin
  lock table issue in share row exclusive mode;
  perform pg_advisory_xact_lock(772);
  delete from count_delta;
  delete from cell_agg;
  delete from list_agg;
  delete from place_agg;
  insert into list_agg
  -- Past any number from before.
  select status, priority, funding_band(funding_cents, b), category, count(*),
    (extract(epoch from clock_timestamp()) * 1000)::bigint
  from issue, count_band b where is_listed group by 1, 2, 3, 4;
  insert into place_agg (sort, level, place, status, is_critical, band, category, n)
  select l.sort, l.level, placed.places[l.sort + 1] >> l.level, status, is_critical, band, category,
    count(*)
  from (select places_of(created_at, funding_cents, affected_count, id) as places, status,
      priority = 'critical' as is_critical,
      funding_band(funding_cents, b) as band, category
    from issue, count_band b where is_listed) placed, place_level l
  group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3;
  insert into cell_agg (z, cell, status, priority, band, n, sum_latitude_e6, sum_longitude_e6)
  select z, counted.cell >> (2 * (16 - z)), status, priority, band, sum(n), sum(latitude_e6),
    sum(longitude_e6)
  from (select cell >> 8 as cell, status, priority, funding_band(funding_cents, b) as band,
      count(*) as n, sum(round(latitude * 1e6)::bigint) as latitude_e6,
      sum(round(longitude * 1e6)::bigint) as longitude_e6
    from issue, count_band b where is_listed group by 1, 2, 3, 4) counted, unnest(counted_zooms()) z
  group by 1, 2, 3, 4, 5 order by 1, 2;
end $$;
`;

const finding = `
-- Where the finest stretch of an order begins that holds the issue after \`skipped\` others of a list, and how many of
-- these lie before it; null: the list ends before. Null narrows by nothing.
create function find_place(asked_sort integer, is_ascending boolean, skipped bigint,
  statuses text[], only_critical boolean, asked_band integer, asked_category text,
  out place bigint, out passed bigint) language plpgsql stable as $$
declare
  direction bigint := case when is_ascending then 1 else -1 end;
  first bigint := 0;
  last bigint := 9223372036854775807;
  coarser integer;
  step record;
begin
  passed := 0;
  for step in select l.level from place_level l where l.sort = asked_sort order by 1 desc loop
    if coarser is not null then
      first := place << (coarser - step.level);
      last := ((place + 1) << (coarser - step.level)) - 1;
    end if;
    coarser := step.level;
    select summed.place, passed + summed.upto - summed.n into place, passed
    from (
      select found.place, found.n, sum(found.n) over (order by found.place * direction) as upto
      from (
        select c.place, sum(c.n) as n from place_count c
        where c.sort = asked_sort and c.level = step.level and c.place between first and last
          and (statuses is null or c.status = any (statuses))
          and (c.is_critical or not only_critical)
          and (asked_band is null or c.band = asked_band)
          and (asked_category is null or c.category = asked_category)
        group by 1
      ) found
    ) summed
    where passed + summed.upto > skipped order by summed.upto limit 1;
    if place is null then return; end if;
  end loop;
  place := place << coarser;
end $$;

select rebuild_aggregates();
`;

/** Where pages of any list begin, kept as issues change. */
export const ListPlaces1763000000183 = sqlMigration({
  name: 'ListPlaces1763000000183',
  up: [tables, places, counting, finding],
  noWayBack: 'There is no way back from one migration alone',
});
