/** Tells who keeps something made from the catalogue (websites, companies, cars, deals) that it has changed. */
export type CatalogueChanges = {
  onChange(listener: () => void): void;
  tell(): void;
};

/** The channel that the database's triggers notify (db/migrations/0031_catalogue_changes.sql). */
export const CATALOGUE_CHANNEL = 'catalogue_changes';

export function createCatalogueChanges(): CatalogueChanges {
  const listeners: (() => void)[] = [];
  return {
    onChange: (listener) => void listeners.push(listener),
    tell: () => listeners.forEach((listener) => listener()),
  };
}
