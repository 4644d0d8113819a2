import { reportLayouts } from '@vincere/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { readZip } from '../../../testing/file-contents.ts';
import { reportedRun } from '../../../testing/reported-run.ts';
import { xmlFaults } from '../../../testing/xml.ts';
import type { RunData } from '../run-data.ts';
import { make } from './make.ts';
import { inSvg } from './pdf/style.ts';

/** One or more characters of every kind that a stored text may contain, also one stored by an older version. */
const everyKind = [
  String.fromCharCode(...Array.from({ length: 0xa0 }, (_, code) => code)),
  '\ufdd0\ufdef\ufffe\uffff\u{1fffe}\u{1ffff}\u{10fffe}\u{10ffff}',
  '\ud800 \udfff',
  '\u200b\u200d\u202e\u2066\u2028\u2029\ufeff\u{e0041}\u{e007f}\ufe0f\u3164',
  '\ue000\u{f0000}\ufffd\u0378',
  '<b> & "quotes" \'single\' ]]> <!-- &amp; &#0; _x0000_ <![CDATA[',
].join(' ');

let runData: RunData;
beforeAll(async () => {
  // Whatever has a space is a text that somebody wrote. Codes and times have none.
  const poison = (value: unknown): unknown => {
    if (typeof value === 'string') return / /.test(value) ? `${value} ${everyKind}` : value;
    if (Array.isArray(value)) return value.map(poison);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, poison(part)]));
  };
  runData = poison(await reportedRun()) as RunData;
});

const order = {
  language: 'en',
  time_zone: 'UTC',
  hour_cycle: 'h12',
  with_appendix: true,
  with_reading: true,
} as const;

describe('a file of a run whose texts contain every kind of character', () => {
  test.each([...reportLayouts.map((layout) => ['docx', layout] as const), ['xlsx', 'full'] as const])(
    'a file with every kind of character is well-formed as %s in the layout %s',
    async (format, layout) => {
      expect(runData.run.name).toContain('\uffff');
      const files = readZip(await make({ ...order, format, layout, runData }));
      const parts = Object.entries(files).filter(([name]) => /\.(xml|rels)$/.test(name));
      expect(parts.length).toBeGreaterThan(5);
      for (const [name, xml] of parts) expect([name, ...xmlFaults(xml)]).toEqual([name]);
      expect(Object.values(files).join('')).toContain('&lt;b&gt; &amp; ');
    },
  );

  test.each(reportLayouts)(
    'a file with every kind of character is made as PDF in the layout %s',
    async (layout) => {
      const pdf = await make({ ...order, format: 'pdf', layout, runData });
      expect(pdf.toString('latin1')).toMatch(/^%PDF-.*%%EOF\s*$/s);
    },
  );
});

test('a text in a drawing of a PDF is well-formed', () => {
  expect(xmlFaults(`<text>${inSvg(everyKind)}</text>`)).toEqual([]);
});

test('the check of these tests finds what XML refuses', () => {
  for (const xml of [
    '<a>\uffff</a>',
    '<a>\u0001</a>',
    '<a>&b;</a>',
    '<a><b></a>',
    '<a>]]></a>',
    '<a>',
    '<a b=c/>',
  ])
    expect(xmlFaults(xml)).not.toEqual([]);
});
