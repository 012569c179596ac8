/**
 * Text that the browser keeps for the site, on the device or for the tab. THE place that touches it: where site data is
 * blocked the mere name of a storage throws, and a full disk refuses. What is refused lasts as long as the page, in memory.
 */
export type BrowserStorage = {
  read(key: string): string | null;
  /** Null removes it. */
  write(key: string, value: string | null): void;
  keys(): string[];
  clear(): void;
};

function browserStorage(open: () => Storage): BrowserStorage {
  const refused = new Map<string, string | null>();
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => (refused.has(key) ? refused.get(key) : attempt((storage) => storage.getItem(key))) ?? null,
    write(key, value) {
      refused.set(key, value);
      attempt((storage) => {
        if (value === null) storage.removeItem(key);
        else storage.setItem(key, value);
        refused.delete(key);
      });
    },
    keys: () => [...new Set([...(attempt(Object.keys) ?? []), ...refused.keys()])],
    clear() {
      refused.clear();
      attempt((storage) => storage.clear());
    },
  };
}

export const deviceStorage = browserStorage(() => localStorage);
export const tabStorage = browserStorage(() => sessionStorage);

/** Null for what is no JSON: a person may have written to a storage. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
