const files = import.meta.glob<string>('./landmarks/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address of a landmark's picture, by the key in `packages/content/cities`; none yet: undefined. */
export function landmarkPicture(key: string): string | undefined {
  return files[`./landmarks/${key}.svg`];
}
