import { reportLayouts } from '@vincere/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Language, translatorFor } from '../../../../platform/i18n/translator.ts';
import { readZip } from '../../../../testing/file-contents.ts';
import { reportedRun } from '../../../../testing/reported-run.ts';
import { reportOn, reportOptions, textOf, valuesOf } from '../../../../testing/reports.ts';
import type { RunData } from '../../run-data.ts';
import { drawBlocks } from '../pdf/draw.ts';
import { docxOf } from './document.ts';

let runData: RunData;
beforeAll(async () => {
  runData = await reportedRun();
});

type Options = { layout?: 'full' | 'board'; language?: Language; run?: RunData };

/** Returns the files inside a Word file. */
async function partsOf({ layout = 'full', language = 'en', run = runData }: Options = {}) {
  const files = readZip(await docxOf(run, reportOptions({ layout }), translatorFor(language)));
  const {
    'word/document.xml': body = '',
    'word/styles.xml': styles = '',
    'docProps/core.xml': core = '',
  } = files;
  return { body, styles, core, all: Object.values(files).join('') };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Returns the text of each paragraph. */
function linesIn(xml: string): string[] {
  return [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) =>
    [...paragraph.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)]
      .map(([, text = '']) => text.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? ''))
      .join(''),
  );
}
/** Returns the headings, each with its level. */
function headingsIn(xml: string): string[] {
  return [...xml.matchAll(/<w:p>(?:(?!<\/w:p>).)*?<w:pStyle w:val="(Title|Heading\d)"\/>.*?<\/w:p>/gs)].map(
    ([paragraph, style]) => `${style} ${linesIn(paragraph).join('')}`,
  );
}

describe.each(reportLayouts)('a Word file in the layout %s', (layout) => {
  test.each(['en', 'de'] as const)(
    'a Word file has the texts of the PDF, in the language %s',
    async (language) => {
      const { body, all } = await partsOf({ layout, language });
      const report = reportOn(runData, { layout, language });
      const drawn = valuesOf(drawBlocks(report, translatorFor(language)), 'text');
      const inPdf = drawn.flatMap((text) => (typeof text === 'string' ? [text] : []));
      const inWord = linesIn(body).join('\n');
      const lines = textOf(report)
        .split('\n')
        .filter((line) => line !== '' && !/ {3}/.test(line));
      expect(lines.length).toBeGreaterThan(50);
      for (const line of lines) expect(inWord).toContain(line);
      // A Word file has no drawings, and so no words about their signs.
      const keys = report.flatMap((block) => (block.kind === 'key' ? [block.words] : []));
      const aboutDrawings = [...valuesOf(report, 'caption'), ...keys];
      for (const text of inPdf.filter((one) => one.length > 40 && !aboutDrawings.includes(one)))
        expect(inWord).toContain(text.trim());
      expect(all).not.toContain('undefined');
    },
  );

  test('a Word file has headings whose levels follow each other, outside of tables', async () => {
    const { body } = await partsOf({ layout });
    const headings = headingsIn(body);
    expect(headings[0]).toBe('Title Morning workshop');
    expect(headings).toContain(
      layout === 'full' ? 'Heading1 Rooms and group' : 'Heading1 Appendix: the evidence',
    );
    const levels = headings.slice(1).map((heading) => Number(heading.at('Heading'.length)));
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    expect(headingsIn(body.replace(/<w:tbl>.*?<\/w:tbl>/gs, ''))).toEqual(headings);
  });

  test('a Word file has tables with a head that is repeated and rows that do not break', async () => {
    const { body } = await partsOf({ layout });
    const tables = [...body.matchAll(/<w:tbl>.*?<\/w:tbl>/gs)].map(([table]) => table);
    expect(tables.length).toBeGreaterThan(6);
    for (const table of tables) {
      const rows = [...table.matchAll(/<w:tr>.*?<\/w:tr>/gs)].map(([row]) => row);
      expect(rows.map((row) => row.includes('<w:tblHeader/>'))).toEqual(rows.map((_, index) => index === 0));
      expect(rows.every((row) => row.includes('<w:cantSplit/>'))).toBe(true);
      const titles = linesIn(rows[0] ?? '');
      expect(titles).not.toContain('');
      for (const row of rows) expect([...row.matchAll(/<w:tc>/g)]).toHaveLength(titles.length);
    }
  });

  test('a Word file has links that lead to its headings', async () => {
    const { body } = await partsOf({ layout });
    const names = [...body.matchAll(/<w:bookmarkStart [^>]*w:name="([^"]+)"/g)].map(([, name]) => name);
    const anchors = [...body.matchAll(/<w:hyperlink [^>]*w:anchor="([^"]+)"/g)].map(([, name]) => name);
    expect(anchors.length).toBeGreaterThan(0);
    expect(names).toEqual(expect.arrayContaining(anchors));
    expect(new Set(names).size).toBe(names.length);
  });

  test('a Word file breaks the page only before the appendix', async () => {
    const { body } = await partsOf({ layout });
    const breaking = [...body.matchAll(/<w:p>(?:(?!<\/w:p>).)*?<w:pageBreakBefore\/>.*?<\/w:p>/gs)];
    expect(breaking.map(([paragraph]) => linesIn(paragraph))).toEqual(
      layout === 'board' ? [['Appendix: the evidence']] : [],
    );
    expect(body).not.toContain('w:type="page"');
  });
});

describe('a Word file', () => {
  test.each([
    ['en', 'en-US'],
    ['de', 'de-DE'],
  ] as const)('a Word file has its title, and %s as its language', async (language, tag) => {
    const { core, styles } = await partsOf({ language });
    expect(core).toContain('<dc:title>Morning workshop</dc:title>');
    expect(styles).toContain(`<w:lang w:val="${tag}"/>`);
  });

  test('a Word file has every text, without characters that XML forbids, and nothing that a text declares', async () => {
    const reasoning = `Bell \u0007\u0000 and <tags> & "quotes"\u000b line\u2028 end \ud800 李 ${'a'.repeat(9_000)}`;
    const { body } = await partsOf({ run: await reportedRun(reasoning.replace('\u0000', '')) });
    expect(body).not.toMatch(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/u);
    expect(body).toContain('Bell  and &lt;tags&gt; &amp; ');
    expect(body).toContain('a'.repeat(9_000));
  });

  test('a Word file has the facilitators’ notes only if the data has them', async () => {
    const withNotes = { ...runData, run: { ...runData.run, notes: 'Watch the harbour' } };
    expect(linesIn((await partsOf({ run: withNotes })).body)).toContain('Watch the harbour');
    expect(headingsIn((await partsOf()).body).join()).not.toContain('notes');
  });
});
