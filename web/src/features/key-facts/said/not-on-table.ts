/** Returns the key facts that no room has put on the table. */
export function notOnTable<Fact extends { on_table: unknown }>(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ on_table }) => on_table === null);
}
