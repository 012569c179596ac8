import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const schema = async (fileName: string) => ({
  fileName,
  contents: await readFile(join(import.meta.dirname, fileName), 'utf8'),
});

/** Where a sitemap or its index is not what sitemaps.org asks for. */
export async function sitemapProblems(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: xml }],
    schema: [await schema('sitemap.xsd')],
    preload: [await schema('xhtml-link.xsd')],
  });
  return errors.map(({ message }) => message);
}
