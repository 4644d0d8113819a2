/** The number of letters and digits of an access code. */
export const accessCodeLength = 6;

const half = `[A-Z0-9]{${accessCodeLength / 2}}`;
const code = `${half}[-\\u2010-\\u2014]?${half}(?![A-Z0-9])`;
const inLink = new RegExp(`/J/(${code})|[?&]CODE=(${code})`);
/** A code after its label, in which single signs may separate groups. */
const afterLabel = new RegExp(
  `CODE(?:\\s*(?:IS|IST|LAUTET))?[^A-Z0-9]*((?:[A-Z0-9][^A-Z0-9]?){${accessCodeLength}})(?![A-Z0-9])`,
);
const word = new RegExp(`(?<![A-Z0-9])${code}`, 'g');

/**
 * Returns the access code in a text that was typed or pasted: `Code: "3pa-439".`, a full-width code, or a whole link to a run.
 * Returns any other text in upper case and without signs, so that it can be looked up and refused.
 */
export function accessCodeIn(input: string): string {
  const text = input
    .slice(0, 1_000)
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toUpperCase();
  const signless = withoutSigns(text);
  if (signless.length === accessCodeLength) return signless;
  const address = text.replace(/%2F/g, '/').replace(/%3F/g, '?').replace(/%3D/g, '=');
  const [, codeInPath, codeInQuery] = inLink.exec(address) ?? [];
  const codeAfterLabel = afterLabel.exec(text)?.[1];
  const words = text.match(word) ?? [];
  const wordsWithDigits = words.filter((candidate) => /\d/.test(candidate));
  const onlyWord = [wordsWithDigits, words].find((candidates) => candidates.length === 1)?.[0];
  return withoutSigns(codeInPath ?? codeInQuery ?? codeAfterLabel ?? onlyWord ?? text);
}

function withoutSigns(text: string): string {
  return text.replace(/[^A-Z0-9]/g, '');
}
