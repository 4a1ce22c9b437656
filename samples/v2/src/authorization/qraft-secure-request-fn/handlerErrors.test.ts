import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createJobApi } from '../basic-authentication/reportJob';
import * as bearer from '../bearer-authentication/memberToken';
import { securitySchemes } from './securitySchemes';

const call = () => ({
  signal: new AbortController().signal,
  isRefreshing: false,
});

/** Each function gets a token once, before requests fail, and then again. */
const HANDLERS: [string, () => Promise<unknown>, () => Promise<unknown>][] =
  [
    [
      'securitySchemes.ts',
      () => Promise.resolve(),
      async () => securitySchemes.MemberToken(call()),
    ],
    [
      'memberToken.ts',
      async () => {
        await bearer.logIn('ada', 'left hand');
        await bearer.securitySchemes.MemberToken(call());
      },
      async () => bearer.securitySchemes.MemberToken(call()),
    ],
    [
      'reportJob.ts',
      () => Promise.resolve(),
      async () => {
        const config = { username: 'ada', password: 'left hand' };
        const header = { 'X-Store-Id': 'lisbon' };
        await createJobApi(config).orders.listOrders({
          parameters: { header },
        });
      },
    ],
  ];

const JSON_TYPE = { 'content-type': 'application/json' };
const RESPONSES: [string, () => Response][] = [
  ['a problem', () => Response.json({ status: 401 }, { status: 401 })],
  [
    'no body and Content-Length: 0',
    () =>
      new Response(null, {
        status: 401,
        headers: { 'content-length': '0' },
      }),
  ],
  ['no body', () => new Response(null, { status: 401 })],
  [
    'no body and a JSON content type',
    () => new Response(null, { status: 401, headers: JSON_TYPE }),
  ],
];

// Qraft doesn't report anything else that a handler throws.
test.each(
  HANDLERS.flatMap(([file, setUp, run]) =>
    RESPONSES.map(
      ([name, respond]) => [file, name, setUp, run, respond] as const,
    ),
  ),
)(
  '%s throws an Error after %s',
  async (_file, _name, setUp, run, respond) => {
    await runSample(async () => {
      await setUp();
      globalThis.fetch = () => Promise.resolve(respond());
      await expect(run()).rejects.toBeInstanceOf(Error);
    });
  },
);
