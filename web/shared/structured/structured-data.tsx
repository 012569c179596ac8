import { use } from 'react';
import type { JsonLdObject } from 'schema-dts';
import { DocumentContext } from '../../app/document-context.ts';

/** What a page is about, as search engines read it (schema.org). */
export function StructuredData({ data }: { data: Exclude<JsonLdObject, string> }) {
  const { nonce } = use(DocumentContext);
  const whole = { '@context': 'https://schema.org', ...data };
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // No text inside can end the script element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(whole).replaceAll('<', '\\u003c') }}
    />
  );
}
