/**
 * `XMLHttpRequest` for samples that need the progress of an upload. It sends
 * through `fetch`, so that the mock API responds and the request is recorded.
 * The one of jsdom would use the network.
 */
export class XhrOverFetch {
  responseType = '';
  withCredentials = false;
  status = 0;
  statusText = '';
  response: Blob | null = null;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  readonly upload: {
    onprogress: ((event: UploadProgress) => void) | null;
  } = { onprogress: null };

  private readonly headers = new Headers();
  private readonly controller = new AbortController();
  private received = new Headers();
  private method = '';
  private url = '';

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.received]
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
  }

  abort(): void {
    this.controller.abort();
  }

  send(body: BodyInit | null): void {
    const total = 200;
    const report = (loaded: number) =>
      this.upload.onprogress?.({ loaded, total, lengthComputable: true });
    report(total / 2);
    void this.exchange(body).then(
      () => {
        report(total);
        this.onload?.();
      },
      () => {
        if (this.controller.signal.aborted) this.onabort?.();
        else this.onerror?.();
      },
    );
  }

  private async exchange(body: BodyInit | null): Promise<void> {
    const response = await fetch(this.url, {
      method: this.method,
      headers: this.headers,
      body,
      signal: this.controller.signal,
    });
    this.status = response.status;
    this.statusText = response.statusText;
    this.received = response.headers;
    this.response = await response.blob();
  }
}

interface UploadProgress {
  loaded: number;
  total: number;
  lengthComputable: boolean;
}
