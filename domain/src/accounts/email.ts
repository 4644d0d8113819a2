// Browsers and Node have it, but the domain knows the types of neither.
declare const URL: new (text: string) => { readonly hostname: string };

/** The most characters that are searched for an address. */
const maxSearchedLength = 1_000;

/** Matches an address as it is stored. */
export const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z\d-]{1,58}[A-Za-z\d])$/;

/**
 * Returns the email address that a text is, as it is stored: `Ada <mailto:ada@example.org>;` gives `ada@example.org`. Leaves out what is
 * copied together with an address: a name, `mailto:`, quotes, brackets, separators, invisible and full-width characters. A
 * domain in other letters gets its form in ASCII, in which mail servers know it. Returns null for any other text, for several
 * addresses, and for a local part that is not ASCII.
 */
export function emailAddress(input: string): string | null {
  const text = bareAddress(input.slice(0, maxSearchedLength));
  const at = text.lastIndexOf('@');
  const address = `${text.slice(0, Math.max(at, 0))}@${domainInAscii(text.slice(at + 1))}`;
  // What looks like a quote can be the whole local part.
  return [address, input.trim()].find((candidate) => emailPattern.test(candidate)) ?? null;
}

/** An address beside a name or a remark: in a link, in brackets, or before them. */
const enclosedAddress = [
  /\]\(([^()]*)\)/,
  /^[^<>]*<([^<>]*)>[\s,.;]*$/,
  /^[^@()[\]]*[([]([^@()[\]]+@[^@()[\]]+)[)\]][\s,.;]*$/,
  /^([^@()[\]]+@[^@()[\]]+)\s[([][^@()[\]]*[)\]][\s,.;]*$/,
];

/** Removes what stands around an address. */
function bareAddress(input: string): string {
  const text = input
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[。｡]/g, '.')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '');
  const inner =
    enclosedAddress.map((form) => form.exec(text)?.[1]).find((match) => match !== undefined) ?? text;
  const [, label, afterLabel = inner] =
    /^[^\p{L}\p{N}]*(mailto|e-?mail|mail|smtp)\s*:(.*)$/isu.exec(inner) ?? [];
  const address = label?.toLowerCase() === 'mailto' ? decoded(afterLabel.replace(/\?.*$/s, '')) : afterLabel;
  return address.replace(/^[\s"'`«»‹›‚‘’„“”<([,:;]+|[\s"'`«»‹›‚‘’„“”>)\],.:;!?]+$/g, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns a domain in ASCII. Leaves a text that is no domain as it is. */
function domainInAscii(domain: string): string {
  // A URL would read some other characters as the end of the domain, or as an encoding.
  if (/^[\w.-]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** Returns the form of an email address in which addresses are compared. Any other text is trimmed, in NFC and in lower case. */
export function emailKey(input: string): string {
  return (emailAddress(input) ?? input.trim().normalize('NFC')).toLowerCase();
}

/** Returns the mailbox of an address: mail to `ada+vincere@example.org` arrives where mail to `ada@example.org` does. */
export function mailboxOf(address: string): string {
  return emailKey(address).replace(/\+.*(?=@)/, '');
}

/** Returns whether a text is an email address. Must agree with the schema of the contract. */
export function isEmailAddress(text: string): boolean {
  return emailAddress(text) !== null;
}

/** Returns whether a text looks like an email address to a reader, even in full-width characters. */
export function looksLikeEmail(text: string): boolean {
  return /\S@\S/.test(text.normalize('NFKC'));
}

/**
 * Returns whether the email address of an account is known to belong to its person. An account without a password counts, too,
 * because a facilitator created it for the address and nobody has logged in yet.
 */
export function ownsEmail(account: {
  email_verified_at: number | null;
  password_hash: string | null;
}): boolean {
  return account.email_verified_at !== null || account.password_hash === null;
}
