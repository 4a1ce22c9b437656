import ts from 'typescript';
import {expect, test} from 'vitest';
import {LOOP_GUARD} from '../shared/loopGuard';
import {guardLoops} from './guardLoops';

/** Runs code, and counts the iterations of its loops. */
function count(code: string): number {
  const {outputText} = ts.transpileModule(code, {transformers: {before: [guardLoops(ts)]}});
  let calls = 0;
  new Function(LOOP_GUARD, outputText)(() => (calls += 1));
  return calls;
}

test.each([
  ['for', 'for (let i = 0; i < 3; i++) {}', 3],
  ['for without braces', 'let a = 0; for (let i = 0; i < 3; i++) a += 1;', 3],
  ['for … of', 'for (const a of [1, 2]) { void a; }', 2],
  ['for … in', 'for (const a in {b: 1}) void a;', 1],
  ['while', 'let a = 4; while (a--) {}', 4],
  ['do', 'let a = 0; do { a++; } while (a < 2);', 2],
  ['nested loops', 'for (const a of [1, 2]) for (const b of [a, 3]) void b;', 6],
  ['a label', 'outer: for (const a of [1, 2]) { for (const b of [a, 3]) { void b; continue outer; } }', 4],
  ['a loop in a function', 'const f = () => { while (true) { break; } }; f();', 1],
])('%s calls the guard', (_, code, expected) => {
  expect(count(code)).toBe(expected);
});
