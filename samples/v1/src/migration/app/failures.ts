/** Failed requests in the order in which they failed. */
export const failures: { request: string; error: unknown }[] = [];

export function logFailure(request: string, error: unknown): void {
  failures.push({ request, error });
}
