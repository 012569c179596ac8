import { use } from 'react';
import { DocumentContext } from '../app/document-context.ts';

/** What a page is about, as search engines read it (schema.org). */
export function StructuredData({ data }: { data: object }) {
  const { nonce } = use(DocumentContext);
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // No text inside can end the script element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
