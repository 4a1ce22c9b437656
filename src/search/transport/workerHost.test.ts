import {expect, test, vi} from 'vitest';
import {createWorkerHost} from './workerHost';

class FakeWorker extends EventTarget {
  sent: {id: number}[] = [];
  isEnded = false;
  postMessage(message: {id: number}): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  reply(data: unknown): void {
    this.dispatchEvent(Object.assign(new Event('message'), {data}));
  }
  fail(): void {
    this.dispatchEvent(Object.assign(new Event('error', {cancelable: true}), {message: 'out of memory'}));
  }
}

function start(): {host: ReturnType<typeof createWorkerHost>; workers: FakeWorker[]} {
  const workers: FakeWorker[] = [];
  const host = createWorkerHost(() => {
    workers.push(new FakeWorker());
    // The methods of a worker that the host uses.
    return workers.at(-1) as unknown as Worker;
  });
  return {host, workers};
}

test('starts one worker, on the first request, and matches responses to requests', async () => {
  const {host, workers} = start();
  expect(workers).toHaveLength(0);
  const [first, second] = [host.ask({files: ['a'], body: {}}), host.ask({files: ['a'], body: {}})];
  expect(workers).toHaveLength(1);
  workers[0]!.reply({id: 2, kind: 'response', content: 'second'});
  workers[0]!.reply({id: 1, kind: 'response', content: 'first'});
  await expect(Promise.all([first, second])).resolves.toMatchObject([{content: 'first'}, {content: 'second'}]);
});

test('fails what is waiting when the worker does, and starts another one next time', async () => {
  const {host, workers} = start();
  const waiting = [host.ask({files: []}), host.ask({files: []})].map((promise) =>
    expect(promise).rejects.toMatchObject({message: 'out of memory'}),
  );
  workers[0]!.fail();
  await Promise.all(waiting);
  expect(workers[0]!.isEnded).toBe(true);
  const next = host.ask({files: []});
  workers[1]!.reply({id: 3, kind: 'response', content: ''});
  await expect(next).resolves.toMatchObject({kind: 'response'});
});

test('terminates a worker that does not load in time', async () => {
  vi.useFakeTimers();
  const {host, workers} = start();
  const waiting = expect(host.ask({files: [], body: {}}, 2_000)).rejects.toMatchObject({
    name: 'WorkerError',
    isTimedOut: true,
  });
  await vi.advanceTimersByTimeAsync(29_999);
  expect(workers[0]!.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(workers[0]!.isEnded).toBe(true);
  vi.useRealTimers();
});

test('gives a search its time from its start on, however long it waited', async () => {
  vi.useFakeTimers();
  const {host, workers} = start();
  const first = host.ask({files: [], body: {}}, 2_000);
  const second = expect(host.ask({files: [], body: {}}, 2_000)).rejects.toMatchObject({isTimedOut: true});
  await vi.advanceTimersByTimeAsync(20_000);
  workers[0]!.reply({id: 1, kind: 'started'});
  await vi.advanceTimersByTimeAsync(1_999);
  workers[0]!.reply({id: 1, kind: 'response', content: 'late'});
  await expect(first).resolves.toMatchObject({content: 'late'});
  workers[0]!.reply({id: 2, kind: 'started'});
  await vi.advanceTimersByTimeAsync(1_999);
  expect(workers[0]!.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await second;
  expect(workers[0]!.isEnded).toBe(true);
  vi.useRealTimers();
});

test('fails when workers are not allowed', async () => {
  const host = createWorkerHost(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await expect(host.ask({files: []})).rejects.toMatchObject({message: 'blocked'});
});
