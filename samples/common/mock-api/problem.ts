import type { components } from '../../v2/generated/api/schema';

type Problem = components['schemas']['Problem'];

const TITLES = {
  400: 'Invalid request',
  401: 'Unauthorized',
  404: 'Not found',
} as const;

/** An error answer in the form of `application/problem+json`. */
export function problem<Status extends keyof typeof TITLES>(
  status: Status,
  detail: string,
): { status: Status; body: Problem } {
  return {
    status,
    body: { type: 'about:blank', title: TITLES[status], status, detail },
  };
}
