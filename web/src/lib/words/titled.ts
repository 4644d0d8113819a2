/** Returns an error as one text: its title, and what is known about it. */
export function titled(title: string, text: string | undefined): string {
  return text === undefined || text === title ? title : `${title}. ${text}`;
}
