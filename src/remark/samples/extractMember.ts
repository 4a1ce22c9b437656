import ts from 'typescript';
import {suggestName} from '../../lib/nearestName';
import {SampleError} from './SampleError';
import type {SourceLine} from './sourceLines';

/**
 * The lines of a member of a top-level interface, with its leading comment: `['operations', 'getBook']` for the types of
 * one operation in `schema.ts`.
 */
export function extractMember(
  lines: readonly SourceLine[],
  [interfaceName, memberName]: readonly [string, string],
  fileName: string,
): SourceLine[] {
  const source = ts.createSourceFile(fileName, lines.map((line) => line.text).join('\n'), ts.ScriptTarget.Latest);
  const members = source.statements
    .filter(ts.isInterfaceDeclaration)
    .filter((statement) => statement.name.text === interfaceName)
    .flatMap((statement) => [...statement.members]);
  const names = members.map((member) => member.name && ts.isIdentifier(member.name) && member.name.text);
  const found = members[names.indexOf(memberName)];
  if (!found) {
    const known = names.filter((name) => typeof name === 'string');
    throw new SampleError(
      known.length === 0
        ? `There is no interface "${interfaceName}" with members.`
        : `The interface "${interfaceName}" has no member "${memberName}".${suggestName(memberName, known)}`,
    );
  }
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  return lines.slice(lineOf(found.getStart(source, true)), lineOf(found.end) + 1);
}
