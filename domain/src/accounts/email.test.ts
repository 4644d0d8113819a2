import { describe, expect, test } from 'vitest';
import { emailAddress, emailKey, mailboxOf } from './email.ts';

describe('an email address', () => {
  test.each([
    'ada@example.org',
    "o'brien@example.org",
    'ada+vincere@example.org',
    'a&b@example.org',
    'a/b@example.org',
    'a#b@example.org',
    '~ada@example.org',
    '=ada@example.org',
    '+ada@example.org',
    '-ada@example.org',
    '#ada@example.org',
    "'@example.org",
    'ada_@example.org',
    'a.b.c@sub.example.co.uk',
    'ADA@Example.ORG',
    'x@a-b.museum',
    '1@1.io',
    'ada@xn--exmple-cua.org',
    'ada@example.xn--p1ai',
  ])('the email address %s is kept as it is', (address) => {
    expect(emailAddress(address)).toBe(address);
  });

  test.each([
    [' ada@example.org\u00a0', 'ada@example.org'],
    ['ada@example.org\u200b', 'ada@example.org'],
    ['\u202aada@example.org\u202c', 'ada@example.org'],
    ['\u2060\ufeffada@exam\u00adple.org', 'ada@example.org'],
    ['mailto:ada@example.org', 'ada@example.org'],
    ['MAILTO:ada%2Bx@example.org?subject=Hello', 'ada+x@example.org'],
    ['E-Mail: ada@example.org', 'ada@example.org'],
    ['Ada Byron <ada@example.org>', 'ada@example.org'],
    ['"Byron, Ada" <ada@example.org>;', 'ada@example.org'],
    ['Ada <mailto:ada@example.org>', 'ada@example.org'],
    ['[Ada](mailto:ada@example.org)', 'ada@example.org'],
    ['<ada@example.org>', 'ada@example.org'],
    ['Ada Byron (ada@example.org)', 'ada@example.org'],
    ['Ada Byron [mailto:ada@example.org]', 'ada@example.org'],
    ['ada@example.org (work)', 'ada@example.org'],
    ['SMTP:ada@example.org', 'ada@example.org'],
    ['(ada@example.org)', 'ada@example.org'],
    ['„ada@example.org“', 'ada@example.org'],
    ["'ada@example.org'", 'ada@example.org'],
    ["'+ada@example.org", '+ada@example.org'],
    ['ada@example.org;', 'ada@example.org'],
    ['ada@example.org, ', 'ada@example.org'],
    ['ada@example.org.', 'ada@example.org'],
    ['ada＠example.org', 'ada@example.org'],
    ['ａｄａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'ada@example.org'],
    ['ada@example。org', 'ada@example.org'],
    ['hal@exämple.org', 'hal@xn--exmple-cua.org'],
    ['hal@EXÄMPLE.org', 'hal@xn--exmple-cua.org'],
    ['hal@exa\u0308mple.org', 'hal@xn--exmple-cua.org'],
    ['hal@例子.广告', 'hal@xn--fsqu00a.xn--4rr70v'],
  ])('the email address in %j is %s', (typed, address) => {
    expect(emailAddress(typed)).toBe(address);
  });

  test.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@@example.org',
    'a da@example.org',
    '.ada@example.org',
    'ada.@example.org',
    'a..b@example.org',
    'ada@-example.org',
    'ada@example-.org',
    'ada@example..org',
    'ada@10.0.0.1',
    'ada@[10.0.0.1]',
    'ada@example.org/x',
    'ada@exämple.org?x',
    'ada@exämple.org:25',
    'jörg@example.org',
    'ada@example.org; ben@example.org',
    'Ada ada@example.org',
    'a@b.org <ada@example.org> x',
    'ada@example.org\nBcc: ben@example.org',
    `ada@${'a'.repeat(64)}.org`,
  ])('%j is no email address', (typed) => {
    expect(emailAddress(typed)).toBe(null);
  });

  test('an email address is compared in one form, however it is written', () => {
    expect(emailKey('Hal@Exämple.org')).toBe('hal@xn--exmple-cua.org');
    expect(emailKey(' Some User ')).toBe('some user');
    expect(mailboxOf('Ada+vincere+2@Example.org')).toBe('ada@example.org');
  });
});
