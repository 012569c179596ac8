import { use } from 'react';
import type { JsonLdObject } from 'schema-dts';
import { DocumentContext } from '../../app/document-context.ts';

/** False in scripts of the browser: write `import.meta.env.SSR && …`, so that what makes the data is left out of them. */
type Data = Exclude<JsonLdObject, string> | false;

/** What a page is about, as search engines read it in the HTML (schema.org). Pages that follow say nothing new. */
export function StructuredData({ data }: { data: Data }) {
  const { nonce } = use(DocumentContext);
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR && data ? textOf(data) : '' }}
    />
  );
}

/** No text inside can end the script element. */
function textOf(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}
