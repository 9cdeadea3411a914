import { sqlMigration } from './sqlMigration.ts';

const tables = `
set local statement_timeout = 0;

-- What has come and gone since the counts were last added up: writers add rows here instead of
-- changing those that all of a city share, for which they would wait until each other's commit is safe.
create table count_delta (
  id bigint generated always as identity primary key,
  cell bigint not null,
  status text not null,
  priority text not null,
  n integer not null,
  latitude_e6 bigint not null,
  longitude_e6 bigint not null
);

-- How many listed issues lie in a map cell, with what is not added up yet: more than one row for a cell.
create view cell_count as
select z, cell, status, priority, n, sum_latitude_e6, sum_longitude_e6 from cell_agg
union all
select z, cell >> (2 * (20 - z)), status, priority, n, n * latitude_e6, n * longitude_e6
from count_delta, unnest('{4,6,8,10,12}'::smallint[]) z;

-- Nothing reads it.
drop table area_agg;
-- A row that is added to another one may take away.
alter table cell_agg drop constraint cell_agg_n_check;
`;

const functions = `
-- Adds up what has come and gone, unless somebody else is at it: nobody waits for it.
create function fold_counts() returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(772) then return; end if;
  with taken as (delete from count_delta returning *)
  insert into cell_agg as a
  select z, cell >> (2 * (20 - z)), status, priority, sum(n), sum(n * latitude_e6),
    sum(n * longitude_e6)
  from taken, unnest('{4,6,8,10,12}'::smallint[]) z group by 1, 2, 3, 4
  on conflict (z, cell, status, priority) do update set n = a.n + excluded.n,
    sum_latitude_e6 = a.sum_latitude_e6 + excluded.sum_latitude_e6,
    sum_longitude_e6 = a.sum_longitude_e6 + excluded.sum_longitude_e6;
end $$;

create or replace function count_issue(subject issue, change integer) returns void
language plpgsql as $$
declare number bigint;
begin
  if not subject.is_listed then return; end if;
  insert into count_delta (cell, status, priority, n, latitude_e6, longitude_e6)
  values (subject.cell, subject.status, subject.priority, change,
    round(subject.latitude * 1e6)::bigint, round(subject.longitude * 1e6)::bigint)
  returning id into number;
  -- Often enough that readers have little to add themselves.
  if number % 100 = 0 then perform fold_counts(); end if;
end $$;

create or replace function rebuild_aggregates() returns void language plpgsql as $$
begin
  lock table issue in share row exclusive mode;
  perform pg_advisory_xact_lock(772);
  delete from count_delta;
  delete from cell_agg;
  insert into cell_agg
  select z, cell >> (2 * (20 - z)), status, priority, count(*),
    sum(round(latitude * 1e6)::bigint), sum(round(longitude * 1e6)::bigint)
  from issue, unnest('{4,6,8,10,12}'::integer[]) z where is_listed
  group by 1, 2, 3, 4;
end $$;
`;

/** Counts of the map that no writer waits for. */
export const CountDeltas1763000000045 = sqlMigration({
  name: 'CountDeltas1763000000045',
  up: [tables, functions],
  noWayBack: 'There is no way back from one migration alone',
});
