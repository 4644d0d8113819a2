import { readdirSync } from 'node:fs';
import { roles } from '@vincere/domain';
import { expect, test } from 'vitest';
import { sampleFilesFolder } from '../editions.ts';
import { sampleSimulation } from '../story/en/index.ts';
import { textOf } from './file-text.ts';

/** Names of the first edition that were hard to tell apart. `Nakamura` is another person and stays. */
const replacedNames =
  /Osei-|Adaeze|Lindqvist|Okafor|Amankwah|Adeyemi|Vahtra|Tshabalala|Asante|Paakkanen|\bTeo\b|-Sato|-Berg|Rosalind|Achterberg|Abubakar|Tillinghast|Nakagawa|Quarshie/i;

const scenarios = sampleSimulation.stages.flatMap((stage) => stage.scenarios);

test('no text of the sample has a replaced name', () => {
  expect(JSON.stringify(sampleSimulation).match(replacedNames)).toBeNull();
});

test.each(readdirSync(sampleFilesFolder('en')))('%s has no replaced name', async (file) => {
  expect((await textOf(file)).match(replacedNames)).toBeNull();
});

test('texts are found in every kind of file', async () => {
  expect(await textOf('situation-report-01.pdf')).toContain('Daniel Krantz are missing');
  expect(await textOf('memo-level-3-request.docx')).toContain('Col. Ruth Zeller');
  expect(await textOf('cost-model-ten-days.xlsx')).toContain('Assumptions');
  expect(await textOf('tow-log-stalwart.txt')).toContain('Daniel Krantz');
});

/** The surnames of the people who write posts. All other authors are offices, groups or nicknames. */
const surnames = new Set(
  'Abara Anand Belkacem Brennan Castellanos Delacroix Demirci Deol Diallo Eriksen Ferreira-Moss Fossum Gerrits Halvorsen Holm Idowu Imhof Jurado Karoun Krantz Lim Lindholm Lund Marangoni Marchetti Ncube Nwosu Ogata Okonjo Olawale Olin Petrosyan Pym Quispe Rahimi Rao Reyes Roux Runa Sand Sandoval Sarpong Solano Strand Tuilagi Ulvik Vaz Wirth Yao Yilmaz Zeller'.split(
    ' ',
  ),
);

const surnameOf = (name: string) => name.split(' ').findLast((word) => surnames.has(word));

test.each(scenarios)('the people of $key have surnames that are easy to tell apart', ({ rooms }) => {
  const byRoom = roles.map((role) => [
    ...new Set((rooms[role]?.posts ?? []).flatMap(({ author }) => surnameOf(author.name) ?? [])),
  ]);
  const beginnings = [...new Set(byRoom.flat())].map((surname) => surname.slice(0, 3));
  expect(beginnings.length).toBeGreaterThan(4);
  expect(beginnings.filter((one, index) => beginnings.indexOf(one) !== index)).toEqual([]);
  for (const inRoom of byRoom) {
    const initials = inRoom.map((surname) => surname[0]);
    expect(initials.filter((one) => initials.filter((other) => other === one).length > 2)).toEqual([]);
  }
});
