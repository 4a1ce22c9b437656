import {expect, test} from 'vitest';
import {buildReportUrl} from './buildReportUrl';

const bodyOf = (url: string) => new URL(url).searchParams.get('body') ?? '';

test('the report names the page, the error and its causes', () => {
  const url = buildReportUrl('/docs/overview', ['outer', 'inner']);
  expect(url).toMatch(/^https:\/\/github\.com\/OpenAPI-Qraft\/openapi-qraft\/issues\/new\?/);
  expect(new URL(url).searchParams.get('title')).toBe('Docs: /docs/overview crashed');
  expect(bodyOf(url)).toContain('outer\n\nCause:\ninner');
});

test('a message cannot leave its block, nor make the address too long for a server', () => {
  const url = buildReportUrl('/docs/overview', [`\`\`\`\n# headline ${'é'.repeat(10_000)}`]);
  expect(bodyOf(url).match(/```/g)).toHaveLength(2);
  expect(bodyOf(url).length).toBeLessThan(2_200);
});
