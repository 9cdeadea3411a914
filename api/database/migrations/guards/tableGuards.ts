type Tables = readonly string[];

const onEach = (tables: Tables, trigger: (table: string) => string) =>
  tables.map(trigger).join('\n');

/** SQL that lets rows be added to tables, never changed or deleted. */
export const appendOnly = (...tables: Tables): string =>
  onEach(
    tables,
    (table) => `create trigger ${table}_kept before update or delete on ${table}
  for each row execute function refuse_change();`,
  );

/** SQL that lets rows of tables be changed, never deleted. */
export const neverDeleted = (...tables: Tables): string =>
  onEach(
    tables,
    (table) => `create trigger ${table}_stays before delete on ${table}
  for each row execute function refuse_change();`,
  );

/** SQL that refuses `truncate`, which fires no row triggers. */
export const neverTruncated = (...tables: Tables): string =>
  onEach(
    tables,
    (table) => `create trigger ${table}_kept_whole before truncate on ${table}
  for each statement execute function refuse_change();`,
  );

/** SQL that lets only the listed columns of a table change. */
export const immutableExcept = (table: string, ...columns: Tables): string =>
  `create trigger ${table}_locked before update on ${table} for each row
  execute function refuse_other_change(${columns.map((column) => `'${column}'`).join(', ')});`;

/** SQL by which a trigger function refuses changes to rows that are settled. */
export const frozenBy = (refuse: string, ...tables: Tables): string =>
  onEach(
    tables,
    (table) => `create trigger ${table}_ended before update on ${table}
  for each row execute function ${refuse}();`,
  );
