import { sqlMigration } from './sqlMigration.ts';

/** Counts that map and community widget read instead of a million issues. */
export const Aggregates1763000000003 = sqlMigration({
  name: 'Aggregates1763000000003',
  up: `
-- How many listed issues lie in a map cell of zoom 4, 6, 8, 10 or 12; sums in millionths of a degree.
create table cell_agg (
  z smallint not null,
  cell bigint not null,
  status text not null,
  priority text not null,
  n integer not null check (n >= 0),
  sum_latitude_e6 bigint not null,
  sum_longitude_e6 bigint not null,
  primary key (z, cell, status, priority)
) with (fillfactor = 60);

create table area_agg (
  area text primary key,
  n integer not null check (n >= 0)
) with (fillfactor = 60);
create index area_agg_largest on area_agg (n desc, area);

create function count_issue(subject issue, change integer) returns void language plpgsql as $$
begin
  if not subject.is_listed then return; end if;
  if change > 0 then
    insert into cell_agg
    select z, subject.cell >> (2 * (20 - z)), subject.status, subject.priority, 0, 0, 0
    from unnest('{4,6,8,10,12}'::integer[]) z order by z
    on conflict do nothing;
    if subject.area is not null then
      insert into area_agg values (subject.area, 0) on conflict do nothing;
    end if;
  end if;
  update cell_agg set n = n + change,
    sum_latitude_e6 = sum_latitude_e6 + change * round(subject.latitude * 1e6)::bigint,
    sum_longitude_e6 = sum_longitude_e6 + change * round(subject.longitude * 1e6)::bigint
  where (z, cell) in (select zoom, subject.cell >> (2 * (20 - zoom))
                      from unnest('{4,6,8,10,12}'::integer[]) zoom)
    and status = subject.status and priority = subject.priority;
  update area_agg set n = n + change where area = subject.area;
end $$;

create function count_issue_change() returns trigger language plpgsql as $$
begin
  -- Loading many at once: the loader says so and calls rebuild_aggregates() at its end.
  if current_setting('trybe.is_bulk_load', true) = 'on' then return null; end if;
  if tg_op = 'UPDATE' and (old.is_listed, old.cell, old.latitude, old.longitude, old.status,
      old.priority, old.area) is not distinct from (new.is_listed, new.cell, new.latitude,
      new.longitude, new.status, new.priority, new.area) then
    return null;
  end if;
  if tg_op <> 'INSERT' then perform count_issue(old, -1); end if;
  if tg_op <> 'DELETE' then perform count_issue(new, 1); end if;
  return null;
end $$;

-- At commit, so that the rows that many share are locked for as short a time as can be.
create constraint trigger issue_counted after insert or update or delete on issue
  deferrable initially deferred for each row execute function count_issue_change();

create function rebuild_aggregates() returns void language plpgsql as $$
begin
  lock table issue in share row exclusive mode;
  delete from cell_agg;
  delete from area_agg;
  insert into cell_agg
  select z, cell >> (2 * (20 - z)), status, priority, count(*),
    sum(round(latitude * 1e6)::bigint), sum(round(longitude * 1e6)::bigint)
  from issue, unnest('{4,6,8,10,12}'::integer[]) z where is_listed
  group by 1, 2, 3, 4;
  insert into area_agg select area, count(*) from issue
  where is_listed and area is not null group by area;
end $$;
`,
  noWayBack: 'There is no way back from the first tables',
});
