import { readFileSync } from 'node:fs';

/** A method that an interface of the hand-written declarations promises. */
export interface DeclaredMethod {
  name: string;
  parameters: number;
  /** As written: `string`, `Int32Array`, `boolean`, ... */
  returns: string;
}

const FOLDER = new URL('../../wasm/', import.meta.url);

/** The methods of an interface in `wasm/FILE`, without those it inherits. */
export function declaredMethods(file: string, name: string): DeclaredMethod[] {
  const text = readFileSync(new URL(file, FOLDER), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const body = new RegExp(`interface ${name}\\b[^{]*\\{([\\s\\S]*?)\\n\\}`).exec(text)?.[1];
  if (body === undefined) throw new Error(`${file} declares no interface ${name}`);
  return [...body.matchAll(/^ {2}(\w+)\(([^)]*)\): ([^;]+);/gm)].map(
    ([, method = '', list = '', returns = '']) => ({
      name: method,
      parameters: list.split(',').filter((parameter) => parameter.trim() !== '').length,
      returns,
    }),
  );
}
