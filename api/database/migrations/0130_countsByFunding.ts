import { sqlMigration } from './sqlMigration.ts';

const tables = `
set local statement_timeout = 0;

-- First, as writers take their locks in this order.
lock table issue in share row exclusive mode;

-- Where the funding bands of the counts begin and end; those of the settings unless these changed in
-- the release before, which does not know them.
create table count_band (
  low_below bigint not null,
  high_above bigint not null,
  is_only boolean not null default true unique check (is_only)
);
insert into count_band (low_below, high_above)
select coalesce((s.money ->> 'fundingLowBelow')::numeric / b.unit, 50000),
  coalesce((s.money ->> 'fundingHighAbove')::numeric / b.unit, 200000)
from book_currency b left join (select document -> 'money' as money from site_settings
  order by version desc limit 1) s on true;

-- 0 low, 1 medium, 2 high.
create function funding_band(cents bigint, bands count_band) returns smallint
language sql immutable as $$
  select case when cents < bands.low_below then 0 when cents > bands.high_above then 2
    else 1 end::smallint
$$;

drop view cell_count;
delete from cell_agg;
delete from count_delta;

alter table cell_agg drop constraint cell_agg_pkey, add column band smallint not null,
  add primary key (z, cell, status, priority, band);
alter table count_delta add column band smallint not null, add column category text not null;

create table list_agg (
  status text not null,
  priority text not null,
  band smallint not null,
  category text not null,
  n bigint not null,
  -- Grows whenever an issue comes or goes: as long as it is the same, so are the places in the list.
  changed bigint not null,
  primary key (status, priority, band, category)
) with (fillfactor = 60);

-- From which zoom on issues are counted by cell: finer cells hold too few to be worth a row.
create function counted_zooms() returns smallint[] language sql immutable
  as $$ select '{4,6,8,10,12,14,16}'::smallint[] $$;

-- With what is not added up yet: more than one row for a cell.
create view cell_count as
select z, cell, status, priority, band, n, sum_latitude_e6, sum_longitude_e6 from cell_agg
union all
select z, cell >> (2 * (20 - z)), status, priority, band, n, n * latitude_e6, n * longitude_e6
from count_delta, unnest(counted_zooms()) z;

-- How many issues are listed, by what a list is narrowed by; also with what is not added up yet.
create view list_count as
select status, priority, band, category, n, changed from list_agg
union all
select status, priority, band, category, n, 1 from count_delta;
`;

const functions = `
create or replace function fold_counts() returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(772) then return; end if;
  with taken as (delete from count_delta returning *), listed as (
    insert into list_agg as a
    select status, priority, band, category, sum(n), count(*) from taken group by 1, 2, 3, 4
    on conflict (status, priority, band, category)
    do update set n = a.n + excluded.n, changed = a.changed + excluded.changed
  )
  insert into cell_agg as a (z, cell, status, priority, band, n, sum_latitude_e6, sum_longitude_e6)
  select z, cell >> (2 * (20 - z)), status, priority, band, sum(n), sum(n * latitude_e6),
    sum(n * longitude_e6)
  from taken, unnest(counted_zooms()) z group by 1, 2, 3, 4, 5
  on conflict (z, cell, status, priority, band) do update set n = a.n + excluded.n,
    sum_latitude_e6 = a.sum_latitude_e6 + excluded.sum_latitude_e6,
    sum_longitude_e6 = a.sum_longitude_e6 + excluded.sum_longitude_e6;
end $$;

create or replace function count_issue(subject issue, change integer) returns void
language plpgsql as $$
declare number bigint;
begin
  if not subject.is_listed then return; end if;
  insert into count_delta (cell, status, priority, band, category, n, latitude_e6, longitude_e6)
  select subject.cell, subject.status, subject.priority, funding_band(subject.funding_cents, b),
    subject.category, change, round(subject.latitude * 1e6)::bigint,
    round(subject.longitude * 1e6)::bigint
  from count_band b
  returning id into number;
  -- Often enough that readers have little to add themselves.
  if number % 100 = 0 then perform fold_counts(); end if;
end $$;

create or replace function count_issue_change() returns trigger language plpgsql as $$
begin
  -- Loading many at once: the loader says so and calls rebuild_aggregates() at its end.
  if current_setting('trybe.is_bulk_load', true) = 'on' then return null; end if;
  if tg_op = 'UPDATE' and (old.is_listed, old.cell, old.latitude, old.longitude, old.status,
      old.priority, old.category) is not distinct from (new.is_listed, new.cell, new.latitude,
      new.longitude, new.status, new.priority, new.category) then
    if old.funding_cents = new.funding_cents or exists (select from count_band b
        where funding_band(old.funding_cents, b) = funding_band(new.funding_cents, b)) then
      return null;
    end if;
  end if;
  if tg_op <> 'INSERT' then perform count_issue(old, -1); end if;
  if tg_op <> 'DELETE' then perform count_issue(new, 1); end if;
  return null;
end $$;

create or replace function rebuild_aggregates() returns void language plpgsql as $$
begin
  lock table issue in share row exclusive mode;
  perform pg_advisory_xact_lock(772);
  delete from count_delta;
  delete from cell_agg;
  delete from list_agg;
  insert into list_agg
  -- Past any number from before.
  select status, priority, funding_band(funding_cents, b), category, count(*),
    (extract(epoch from clock_timestamp()) * 1000)::bigint
  from issue, count_band b where is_listed group by 1, 2, 3, 4;
  insert into cell_agg (z, cell, status, priority, band, n, sum_latitude_e6, sum_longitude_e6)
  select z, counted.cell >> (2 * (16 - z)), status, priority, band, sum(n), sum(latitude_e6),
    sum(longitude_e6)
  from (select cell >> 8 as cell, status, priority, funding_band(funding_cents, b) as band,
      count(*) as n, sum(round(latitude * 1e6)::bigint) as latitude_e6,
      sum(round(longitude * 1e6)::bigint) as longitude_e6
    from issue, count_band b where is_listed group by 1, 2, 3, 4) counted, unnest(counted_zooms()) z
  group by 1, 2, 3, 4, 5 order by 1, 2;
end $$;

-- Counts everything anew if the bands are others; writers of issues wait meanwhile.
create function count_by_bands(low bigint, high bigint) returns void language plpgsql as $$
begin
  if exists (select from count_band where low_below = low and high_above = high) then return; end if;
  lock table issue in share row exclusive mode;
  update count_band set low_below = low, high_above = high;
  perform rebuild_aggregates();
end $$;

select rebuild_aggregates();
`;

/** Counts of the map by funding and down to streets, and of the list by all that narrows it. */
export const CountsByFunding1763000000130 = sqlMigration({
  name: 'CountsByFunding1763000000130',
  up: [tables, functions],
  noWayBack: 'There is no way back from one migration alone',
});
