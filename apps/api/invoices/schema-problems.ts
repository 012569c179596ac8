import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { memoryPages, validateXML, type XMLFileInfo } from 'xmllint-wasm';

const FOLDER = join(import.meta.dirname, 'schema');
const SCHEMA = 'FatturaPA_v1.2.2.xsd';
/** That one imports it, by this name. */
const SIGNATURE = 'xmldsig-core.xsd';

let files: Promise<XMLFileInfo[]> | null = null;

function schemaFiles(): Promise<XMLFileInfo[]> {
  files ??= Promise.all(
    [SCHEMA, SIGNATURE].map(async (fileName) => ({
      fileName,
      contents: await readFile(join(FOLDER, fileName)),
    })),
  );
  return files;
}

/**
 * What the schema of FatturaPA says against files, `name: what` each; none: they are valid. About 0.2 s for one, much less for
 * each further one, in a thread of its own that ends with the answer.
 */
export async function schemaProblems(invoices: readonly { name: string; xml: string }[]): Promise<string[]> {
  const [schema, ...preload] = await schemaFiles();
  if (schema === undefined) throw new Error(`${SCHEMA} is missing`);
  const { valid, errors, rawOutput } = await validateXML({
    xml: invoices.map(({ name, xml }) => ({ fileName: name, contents: xml })),
    schema: [schema],
    preload,
    maxMemoryPages: 8 * memoryPages.defaultMaxMemoryPages,
  });
  if (valid) return [];
  const said = errors.map(({ rawMessage }) => rawMessage);
  return said.length > 0 ? said : [rawOutput];
}
