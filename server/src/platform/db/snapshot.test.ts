import SqliteFile from 'better-sqlite3';
import { expect, test } from 'vitest';
import { tablesOf } from './snapshot.ts';

function tablesAfter(schema: string): string[] {
  const file = new SqliteFile(':memory:');
  file.exec(schema);
  const tables = tablesOf(file);
  file.close();
  return tables;
}

test('a table is listed after the tables that it refers to', () => {
  const schema = `
    create table children (id integer, parent integer references parents (id));
    create table parents (id integer primary key, other integer references parents (id));`;
  expect(tablesAfter(schema)).toEqual(['parents', 'children']);
});

test('tables that refer to each other are all listed once', () => {
  const schema = `
    create table runs (id integer primary key, visit integer references visits (id));
    create table visits (id integer primary key, run integer references runs (id));`;
  expect(tablesAfter(schema).sort()).toEqual(['runs', 'visits']);
});
