import type { SampleLanguage } from '@vincere/contract';
import { roles } from '@vincere/domain';
import { describe, expect, test } from 'vitest';
import { editions } from './edition.ts';
import { textOf } from './file-text.ts';

/** Names of the first edition that were hard to tell apart. `Nakamura` is another person and stays. */
const replacedNames =
  /Osei-|Adaeze|Lindqvist|Okafor|Amankwah|Adeyemi|Vahtra|Tshabalala|Asante|Paakkanen|\bTeo\b|-Sato|-Berg|Rosalind|Achterberg|Abubakar|Tillinghast|Nakagawa|Quarshie/i;

/** The surnames of the people who write posts. All other authors are offices, groups or nicknames. */
const surnames = new Set(
  'Abara Anand Belkacem Brennan Castellanos Delacroix Demirci Deol Diallo Eriksen Ferreira-Moss Fossum Gerrits Halvorsen Holm Idowu Imhof Jurado Karoun Krantz Lim Lindholm Lund Marangoni Marchetti Ncube Nwosu Ogata Okonjo Olawale Olin Petrosyan Pym Quispe Rahimi Rao Reyes Roux Runa Sand Sandoval Sarpong Solano Strand Tuilagi Ulvik Vaz Wirth Yao Yilmaz Zeller'.split(
    ' ',
  ),
);

const surnameOf = (name: string) => name.split(' ').findLast((word) => surnames.has(word));

/** A text that is found in a file of each kind. */
const found = {
  en: {
    'situation-report-01.pdf': 'Daniel Krantz are missing',
    'memo-level-3-request.docx': 'Col. Ruth Zeller',
    'cost-model-ten-days.xlsx': 'Cost model: the first ten days',
    'tow-log-stalwart.txt': 'Daniel Krantz',
  },
  de: {
    'situation-report-01.pdf': 'Daniel Krantz werden vermisst',
    'memo-level-3-request.docx': 'Oberst Ruth Zeller',
    'cost-model-ten-days.xlsx': 'Kostenmodell: die ersten zehn Tage',
    'tow-log-stalwart.txt': 'Daniel Krantz',
  },
} satisfies Record<SampleLanguage, Record<string, string>>;

describe.each(editions)('the edition in $language', ({ language, sample, scenarios, files }) => {
  test('no text of an edition has a replaced name', () => {
    expect(JSON.stringify(sample).match(replacedNames)).toBeNull();
  });

  test.each([...files])('an edition has no replaced name in %s', async (file) => {
    expect((await textOf(language, file)).match(replacedNames)).toBeNull();
  });

  test.each(Object.entries(found[language]))(
    'an edition has a %s whose text is found',
    async (file, text) => {
      expect(await textOf(language, file)).toContain(text);
    },
  );

  test.each(scenarios)('an edition has people in $key whose surnames are easy to tell apart', ({ rooms }) => {
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
});
