/** The id of what must be in the database by now. */
export function known<Key, Id>(ids: ReadonlyMap<Key, Id>, key: Key): Id {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`no ${String(key)} in the database`);
  return id;
}
