import { readFileSync } from 'node:fs';
import { type ESTree, parseSync } from 'vite';

/** A function that a declaration file promises; types as their source text, `Int32Array`. */
export interface DeclaredFunction {
  name: string;
  parameters: string[];
  returns: string;
}

interface DeclaredInterface {
  bases: string[];
  functions: DeclaredFunction[];
  /** Names of members that are not functions. */
  properties: string[];
}

/** The interfaces of some declaration files, by name. */
export type Declarations = ReadonlyMap<string, DeclaredInterface>;

/** Reads every exported interface of `.d.ts` files. Throws where one does not parse. */
export function readDeclarations(...files: URL[]): Declarations {
  return new Map(files.flatMap(readFile));
}

/** Functions of an interface, those of its bases included; a redeclared one counts once, as redeclared. */
export function functionsOf(declarations: Declarations, name: string): DeclaredFunction[] {
  const own = interfaceOf(declarations, name);
  const inherited = own.bases.flatMap((base) => functionsOf(declarations, base));
  const byName = new Map([...inherited, ...own.functions].map((declared) => [declared.name, declared]));
  return [...byName.values()];
}

/** Names of the members of an interface that are not functions, those of its bases included. */
export function propertiesOf(declarations: Declarations, name: string): string[] {
  const own = interfaceOf(declarations, name);
  return [...new Set([...own.bases.flatMap((base) => propertiesOf(declarations, base)), ...own.properties])];
}

function interfaceOf(declarations: Declarations, name: string): DeclaredInterface {
  const found = declarations.get(name);
  if (found === undefined) throw new Error(`no interface ${name} is declared`);
  return found;
}

function readFile(file: URL): [string, DeclaredInterface][] {
  const source = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file.pathname, source);
  if (errors.length > 0) throw new Error(`${file.pathname}: ${errors[0]?.message}`);
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (declaration?.type !== 'TSInterfaceDeclaration') return [];
    return [[declaration.id.name, readInterface(declaration, source)]];
  });
}

function readInterface(declaration: ESTree.TSInterfaceDeclaration, source: string): DeclaredInterface {
  const text = ({ start, end }: ESTree.Span) => source.slice(start, end);
  const read: DeclaredInterface = {
    bases: declaration.extends.map((base) => text(base.expression)),
    functions: [],
    properties: [],
  };
  for (const member of declaration.body.body) {
    if (member.type === 'TSMethodSignature') {
      read.functions.push({
        name: text(member.key),
        parameters: member.params.map((parameter) => text(annotationOf(parameter))),
        returns: text(annotationOf({ typeAnnotation: member.returnType })),
      });
    } else if (member.type === 'TSPropertySignature') {
      read.properties.push(text(member.key));
    } else {
      throw new Error(`${declaration.id.name} has a member that is not understood: ${text(member)}`);
    }
  }
  return read;
}

function annotationOf(typed: object): ESTree.TSType {
  const annotation = (typed as { typeAnnotation?: ESTree.TSTypeAnnotation | null }).typeAnnotation;
  if (!annotation) throw new Error('a parameter or a function has no type');
  return annotation.typeAnnotation;
}
