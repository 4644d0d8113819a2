import { describe, expect, test } from 'vitest';
import {
  cleanName,
  cleanPersonName,
  containsLink,
  isUsername,
  oneLine,
  personNameFault,
  titleFault,
} from './names.ts';

const faultOf = (typed: string) => personNameFault(cleanPersonName(typed));
const titleFaultOf = (typed: string) => titleFault(cleanName(typed));

describe('the name of a person', () => {
  test.each([
    'Ada',
    'Ada Byron',
    '李',
    'Ng',
    'O',
    'Zoë 2',
    'علی',
    "O'Neil",
    'O’Brien, Siân',
    'J. R. R. Tolkien',
    'J.R.R. Tolkien',
    'Dr. med. A.-B. Weiß',
    'Sr.',
    'St. John',
    'Martin Luther King Jr.',
    'Ph.D. Curie',
    'Anne/Marie',
    'Ada (she/her)',
    'Guest 12',
    'Ada (2)',
    'R2-D2',
    'X Æ A-12',
    'محمد أحمد',
    'สมชาย ใจดี',
    'น.ส. สมหญิง',
    '=1+1',
    '-2+3',
    '@SUM(A1)',
    'Z̷̡a̴l̸g̵o̶',
    'Nguyễn Thị Minh',
    'Ådne Ångström',
    'Ada 👩🏽‍🔬',
    '👩‍👩‍👧‍👦 Family',
  ])('the name of a person can be %s, which stays as it is', (name) => {
    expect(faultOf(name)).toBe(null);
    expect(cleanPersonName(name)).toBe(name.normalize('NFC'));
  });

  test.each([
    ['a Persian non-joiner', 'می\u200cخواهم'],
    ['an Indic joiner', 'क्\u200dष'],
    ['an Indic joiner at the end of a word', 'മോഹന്\u200d നായര്\u200d'],
    ['an ideographic variation', '辻\u{e0100} 健'],
    ['the flag of Scotland', 'Ada \u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a rainbow flag', 'Ada 🏳\ufe0f\u200d🌈'],
    ['a keycap', 'Ada 1\ufe0f\u20e3'],
  ])('the name of a person keeps %s', (_, name) => {
    expect(faultOf(name)).toBe(null);
    expect(cleanPersonName(name)).toBe(name);
  });

  test.each([
    ['  Ada \u00a0\u3000 Byron\t', 'Ada Byron'],
    ['\ufeff\u200bAda\u200b\u200e', 'Ada'],
    ['A\u00adda\u3164', 'Ada'],
    ['Ada\u200dm', 'Adam'],
    ['A\u034fda\ufe0f', 'Ada'],
    ['Ada\u{e0041}\u{e0042}', 'Ada'],
    ['Ada \u{1f3f4}\u{e0041}', 'Ada \u{1f3f4}'],
    ['Zoe\u0308', 'Zoë'],
    ['Dr.Weiß', 'Dr. Weiß'],
    ['J.R.R.Tolkien', 'J.R.R. Tolkien'],
    ['Mary.Ann', 'Mary. Ann'],
    ['Evil.Com', 'Evil. Com'],
    ['ดร.สมชาย', 'ดร. สมชาย'],
  ])('the name of a person typed as %j is stored as %j', (typed, stored) => {
    expect(cleanPersonName(typed)).toBe(stored);
    expect(faultOf(typed)).toBe(null);
  });

  test.each([
    ['', 'signs'],
    [' \u200b ', 'signs'],
    ['\u3164', 'signs'],
    ['\u115f\u1160', 'signs'],
    ['\u00ad', 'signs'],
    ['\u{e0041}\u{e0042}', 'signs'],
    ['\ufe0f', 'signs'],
    ['\u0301\u0302', 'signs'],
    ['\u0301Ada', 'signs'],
    [`Ada${'\u0301'.repeat(10)}`, 'signs'],
    ['\u2800', 'signs'],
    ['\ue000', 'signs'],
    ['A\u200bda', 'signs'],
    ['A\u2060da', 'signs'],
    ['A\ufeffda', 'signs'],
    ['Ada\u202e', 'signs'],
    ['\u202e.evil', 'signs'],
    ['\u2066Ada\u2069', 'signs'],
    ['Ada\u200eByron', 'signs'],
    ['Ada\u061cByron', 'signs'],
    ['Ada\nByron', 'signs'],
    ['Ada\u2028Byron', 'signs'],
    ['Ada\u0000', 'signs'],
    ['Ada\u0085Byron', 'signs'],
    ['Ada\uffff', 'signs'],
    ['Ada\ufdd0', 'signs'],
    ['Ada\u{1fffe}', 'signs'],
    ['Ada\ud83d', 'signs'],
    ['Ada\ufffd', 'signs'],
    ['...', 'letters'],
    ['-', 'letters'],
    ['🙂', 'letters'],
  ])('the name of a person can’t be %j, because of its %s', (typed, fault) => {
    expect(faultOf(typed)).toBe(fault);
  });

  test.each([
    'https://evil.example/now',
    'Pay at evil.example/x',
    'evil.com',
    'EVIL.COM',
    'www.evil.com',
    'evil．com',
    'evil。com',
    'evil․com',
    'evil.\u00adcom',
    'éxample.org',
    '\\\\host',
    '\\\\host\\share',
    '//host',
    'file:/c',
    'localhost:3000',
    'javascript:alert(1)',
    'ada@evil.example',
    'mailto: ada',
    'tel:',
    'tel:110',
    'TEL: 1',
    '10.0.0.1',
    'http 192.168.0.1:80',
    '１０.0.0.1',
    '::1',
    'fe80::1',
    '[2001:db8:0:0:0:0:0:1]',
    '+49 151 2345678',
    '0151/2345678',
    '(555) 123-4567',
    '555.123.4567',
    '٠١٥١٢٣٤٥٦٧٨',
    '2130706433',
  ])('the name of a person can’t be %s, which programs turn into a link', (typed) => {
    expect(faultOf(typed)).toBe('link');
    expect(containsLink(typed)).toBe(true);
  });
});

describe('the name of a thing', () => {
  test.each([
    'Harbour fire',
    '???',
    '🔥',
    'Exercise 1.20',
    'example.org workshop',
    '2026-11-27 10:30',
    'C:\\ crash',
  ])('the name of a thing can be %s', (name) => {
    expect(titleFaultOf(name)).toBe(null);
  });

  test.each(['\u3164', '\u0301', 'Fire\u202e', 'Fire\nWater', 'Fire\uffff', 'Fire\u0007'])(
    'the name of a thing can’t be %j',
    (name) => {
      expect(titleFaultOf(name)).toBe('signs');
    },
  );
});

test('a username has no character that is drawn as nothing', () => {
  expect(['ada', 'ada@example.org', 'Ada B'].every(isUsername)).toBe(true);
  expect(['a\u00adda', 'ada\u200d', 'ada\u202e', '\u3164'].some(isUsername)).toBe(false);
});

test('a stored name is one line in a mail', () => {
  expect(oneLine('Ada\r\n\r\nPay now\u202e\uffff')).toBe('Ada Pay now');
});

test.each([
  ['spaces', `x${' '.repeat(500_000)}x`],
  ['digits', '1'.repeat(500_000)],
  ['letters and hyphens', 'a-'.repeat(250_000)],
  ['joiners', `x${'\u200d'.repeat(500_000)}x`],
])('a very long row of %s does not hold up the server', (_, text) => {
  expect(cleanName(text).length).toBeLessThanOrEqual(text.length);
  expect(typeof containsLink(text)).toBe('boolean');
  expect(oneLine(text).length).toBeLessThanOrEqual(text.length);
});
