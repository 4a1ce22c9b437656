import {expect, test} from 'vitest';
import {findComponent} from './findComponent';

const First = () => null;
const Last = () => null;
const lower = () => null;

test.each([
  ['the default export', {First, default: lower}, {component: lower}],
  ['App', {First, App: First, Last}, {component: First}],
  ['the last component', {First, Last, lower}, {component: Last}],
  ['a default export that is a value', {default: [1]}, {value: [1]}],
  ['the value named result', {result: 7}, {value: 7}],
  ['nothing', {lower}, undefined],
])('shows %s', (_, exports, expected) => {
  expect(findComponent(exports)).toEqual(expected);
});
