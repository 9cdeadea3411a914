type Tables = readonly string[];

const onEach = (tables: Tables, trigger: (table: string) => string) =>
  tables.map(trigger).join('\n');

/** SQL by which the rows of tables can be added and never changed or removed. */
export const appendOnly = (...tables: Tables): string =>
  onEach(
    tables,
    (table) => `create trigger ${table}_kept before update or delete on ${table}
  for each row execute function refuse_change();`,
  );

/** SQL by which the rows of tables can be changed and never removed. */
export const neverDeleted = (...tables: Tables): string =>
  onEach(
    tables,
    (table) => `create trigger ${table}_stays before delete on ${table}
  for each row execute function refuse_change();`,
  );

/** SQL by which tables are never emptied at once, which would pass by the triggers of rows. */
export const keptWhole = (...tables: Tables): string =>
  onEach(
    tables,
    (table) => `create trigger ${table}_kept_whole before truncate on ${table}
  for each statement execute function refuse_change();`,
  );

/** SQL by which only the listed columns of a table's rows may change. */
export const lockedBut = (table: string, ...columns: Tables): string =>
  `create trigger ${table}_locked before update on ${table} for each row
  execute function refuse_other_change(${columns.map((column) => `'${column}'`).join(', ')});`;

/** SQL by which a function of triggers refuses to change rows of tables that are decided. */
export const endedBy = (refuse: string, ...tables: Tables): string =>
  onEach(
    tables,
    (table) => `create trigger ${table}_ended before update on ${table}
  for each row execute function ${refuse}();`,
  );
