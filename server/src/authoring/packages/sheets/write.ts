import { Readable } from 'node:stream';
import {
  contentTypeOf,
  fileText,
  placeName,
  portableName,
  rooms,
  type SimulationPackage,
  sheetColumns,
  titleOfRoom,
  writeSheets,
} from '@vincere/domain';
import writeXlsx from 'write-excel-file/node';
import type { Download } from '../../../platform/http/handle.ts';
import { type Language, translatorFor } from '../../../platform/i18n/translator.ts';
import { helpRows } from './help.ts';
import { listsOf } from './lists.ts';

/** Widths of columns with long texts, in characters. The others are narrow. */
const wide: ReadonlySet<string> = new Set([
  'Text',
  'Instruction',
  'Description',
  'Notes',
  'Outcome',
  'Condition',
  'If met',
  'If not met',
  'Appears when',
]);

/**
 * Returns a simulation as a workbook: one sheet each for rooms, stages, scenarios, decisions, conditions, notes and posts, and one
 * that explains them. Rooms have the names that the screens show in this language, and cells offer the values that fit.
 */
export async function bookOf(simulation: SimulationPackage, language: Language): Promise<Download> {
  const translator = translatorFor(language);
  const contentSheets = writeSheets(simulation, (room) => translator.t(placeName(room)));
  const sheets = [
    ...contentSheets.map(({ name, rows }) => ({
      sheet: name as string,
      stickyRowsCount: 1,
      columns: sheetColumns[name].map((column) => ({ width: wide.has(column) ? 60 : 18 })),
      data: cellsOf(rows),
    })),
    {
      sheet: translator.t('Help'),
      stickyRowsCount: 1,
      columns: [{ width: 18 }, { width: 18 }, { width: 80 }],
      data: cellsOf(helpRows(translator)),
    },
  ];
  const roomNames = rooms.map((room) =>
    fileText(titleOfRoom(simulation.rooms, room) ?? translator.t(placeName(room))),
  );
  const lists = contentSheets.map(({ name }) => listsOf(name, roomNames));
  const bytes = await writeXlsx(sheets, {
    features: [
      {
        files: {
          transform: {
            'xl/worksheets/sheet{id}.xml': { insert: (_, { sheetIndex }) => lists[sheetIndex] },
          },
        },
      },
    ],
  }).toBuffer();
  return {
    name: portableName(`${simulation.name}.xlsx`),
    contentType: contentTypeOf('xlsx'),
    size: bytes.length,
    body: Readable.from([bytes]),
  };
}

/** Returns a workbook to write a simulation in, with its stages and the first scenario begun. */
export function templateBook(language: Language): Promise<Download> {
  const { t } = translatorFor(language);
  return bookOf(
    {
      name: t('New simulation'),
      description: '',
      string_briefing: '',
      asks_confidence: false,
      rooms: null,
      objectives: [],
      teaching_note: '',
      files: [],
      stages: [1, 2, 3].map((number) => ({
        stage_instruction: '',
        duration_seconds: 900,
        scenarios: number === 1 ? [firstScenario] : [],
      })),
    },
    language,
  );
}

const firstScenario = {
  key: '1-1',
  name: '',
  description: '',
  asks_order: false,
  decisions: [],
  facts: [],
  rooms: {},
};

/** Returns cells for rows. Every cell is a text, also when it is edited, so that no key such as 2-1 becomes a date. */
function cellsOf(rows: readonly (readonly string[])[]) {
  return rows.map((cells, index) =>
    cells.map((value) => ({
      type: String,
      value: fileText(value),
      format: '@',
      wrap: true,
      alignVertical: 'top' as const,
      ...(index === 0 && { fontWeight: 'bold' as const }),
    })),
  );
}
