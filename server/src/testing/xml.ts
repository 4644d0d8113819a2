/** What a parser of XML 1.0 refuses wherever it stands: characters outside of `Char`, and references that name none. */
const forbidden =
  /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/giu;

/** Matches a declaration, a comment or a tag, with the name, the attributes and the end of a tag. */
const markup =
  /<\?.*?\?>|<!--.*?-->|<(?<close>\/?)(?<name>[\w:.-]+)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>/gsu;

/** Returns the reasons for which a strict parser refuses an XML document: none for a well-formed one. */
export function xmlFaults(xml: string): string[] {
  const faults = [...xml.matchAll(forbidden)].map(([sign]) => `no XML: ${JSON.stringify(sign)}`);
  const open: string[] = [];
  for (const { groups } of xml.matchAll(markup)) {
    const { name, close, empty } = groups ?? {};
    if (name === undefined || empty === '/') continue;
    if (close !== '/') open.push(name);
    else if (open.pop() !== name) faults.push(`</${name}> closes another element`);
  }
  const text = xml.replace(markup, '');
  if (/<|\]\]>/.test(text)) faults.push('markup that is none');
  return [...faults, ...open.map((name) => `<${name}> is not closed`)];
}
