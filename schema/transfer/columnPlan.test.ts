import { describe, expect, it } from 'vitest';
import { missingColumns, NO_PLAN, suggestPlan } from './columnPlan.ts';
import { columnName } from './readCsv.ts';
import { readIssues, type ReadIssue } from './readIssues.ts';

const NAMES = ['case_number', 'subject', 'details', 'address', 'lat', 'lng', 'urgency'];
const CRITERIA = 'What was reported has been put right.';
const ROW =
  '7,Broken street light,The light on the corner has been out for weeks.,5 Mill Road,41.9,-87.6,';

async function* textOf(rows: readonly string[]) {
  yield [NAMES.join(';').replaceAll(';', ','), ...rows].join('\n');
}

async function read(rows: readonly string[], plan = NO_PLAN): Promise<ReadIssue[]> {
  const found: ReadIssue[] = [];
  for await (const one of readIssues(textOf(rows), 'csv', plan)) found.push(one);
  return found;
}

describe('the columns of another system', () => {
  it('are guessed in four languages, with accents or without, composed or not', () => {
    for (const names of [
      ['Número', 'Título', 'Descripción', 'Dirección', 'Latitud', 'Longitud'],
      ['numero', 'titulo', 'descripcion', 'direccion', 'latitud', 'longitud'],
      ['Nr', 'Betreff', 'Beschreibung', 'Straße', 'Breitengrad', 'La\u0308ngengrad'],
      ['nr', 'betreff', 'text', 'strasse', 'breite', 'laengengrad'],
      ['الرقم', 'العنوان', 'الوصف', 'المكان', 'خط العرض', 'خط الطول'],
    ]) {
      const given = names.map(columnName);
      expect(missingColumns(given, { ...suggestPlan(given), criteria: CRITERIA })).toEqual([]);
    }
  });

  it('are guessed by their names, and what is missing is named', () => {
    const plan = suggestPlan(NAMES);
    expect(plan.from).toEqual({
      external_id: 'case_number',
      title: 'subject',
      description: 'details',
      location: 'address',
      latitude: 'lat',
      longitude: 'lng',
      priority: 'urgency',
    });
    expect(missingColumns(NAMES, plan)).toEqual(['solution_criteria']);
    expect(missingColumns(NAMES, { ...plan, criteria: CRITERIA })).toEqual([]);
    expect(missingColumns(NAMES, NO_PLAN)).toHaveLength(7);
  });

  it('are read as ours, with criteria for rows that have none', async () => {
    const [refused] = await read([ROW]);
    expect(refused).toMatchObject({ row: 1, faults: [{ column: null }] });
    const plan = { ...suggestPlan(NAMES), criteria: CRITERIA };
    const [first, second] = await read([`${ROW}high`, ROW.replace('7', '8')], plan);
    const issue = {
      externalId: '7',
      latitude: 41.9,
      priority: 'high',
      solutionCriteria: CRITERIA,
    };
    expect(first).toMatchObject({ row: 2, issue });
    expect(second).toMatchObject({ row: 3, issue: { externalId: '8' } });
    const swapped = { ...plan, from: { ...plan.from, title: 'address' } };
    expect((await read([ROW], swapped))[0]).toMatchObject({ issue: { title: '5 Mill Road' } });
  });
});
