import type { components } from '../../v2/generated/api/schema';

type Problem = components['schemas']['Problem'];

const TITLES = {
  400: 'Invalid request',
  401: 'Unauthorized',
  404: 'Not found',
} as const;

/** Creates an error response in the `application/problem+json` format. */
export function problem<Status extends keyof typeof TITLES>(
  status: Status,
  detail: string,
): { status: Status; body: Problem } {
  return {
    status,
    body: { type: 'about:blank', title: TITLES[status], status, detail },
  };
}
