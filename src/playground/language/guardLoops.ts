import type ts from 'typescript';
import {LOOP_GUARD} from '../shared/loopGuard';

/**
 * Calls the guard of the frame at the start of each iteration. Otherwise a loop without an end would stop the page too,
 * where browsers run a frame in the page's process.
 */
export function guardLoops(typescript: typeof ts): ts.TransformerFactory<ts.SourceFile> {
  const {factory} = typescript;
  const guard = (body: ts.Statement): ts.Block =>
    factory.createBlock(
      [
        factory.createExpressionStatement(
          factory.createCallExpression(factory.createIdentifier(LOOP_GUARD), undefined, []),
        ),
        body,
      ],
      true,
    );
  return (context) => {
    const visit = (node: ts.Node): ts.Node => {
      const visited = typescript.visitEachChild(node, visit, context);
      if (typescript.isForStatement(visited)) {
        const {initializer, condition, incrementor, statement} = visited;
        return factory.updateForStatement(visited, initializer, condition, incrementor, guard(statement));
      }
      if (typescript.isForOfStatement(visited)) {
        const {awaitModifier, initializer, expression, statement} = visited;
        return factory.updateForOfStatement(visited, awaitModifier, initializer, expression, guard(statement));
      }
      if (typescript.isForInStatement(visited)) {
        return factory.updateForInStatement(visited, visited.initializer, visited.expression, guard(visited.statement));
      }
      if (typescript.isWhileStatement(visited)) {
        return factory.updateWhileStatement(visited, visited.expression, guard(visited.statement));
      }
      if (typescript.isDoStatement(visited)) {
        return factory.updateDoStatement(visited, guard(visited.statement), visited.expression);
      }
      return visited;
    };
    return (file) => typescript.visitEachChild(file, visit, context);
  };
}
