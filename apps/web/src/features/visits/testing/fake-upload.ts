import { vi } from 'vitest';

/** An upload that waits until the test continues it. */
export interface FakeUpload {
  address: string;
  body: unknown;
  /** Reports that this many bytes were sent. */
  sent(bytes: number): void;
  answer(status: number, body: unknown): void;
  fail(): void;
  aborted: boolean;
}

/** Replaces the browser's uploads until the test ends. */
export function fakeUploads(): FakeUpload[] {
  const uploads: FakeUpload[] = [];
  class Request {
    readonly upload: { onprogress: (event: { loaded: number }) => void } = { onprogress: () => undefined };
    onload = () => undefined;
    onerror = () => undefined;
    onabort = () => undefined;
    status = 0;
    responseText = '';
    private address = '';
    private current: FakeUpload | undefined;

    open(_method: string, address: string): void {
      this.address = address;
    }
    setRequestHeader(): void {}
    send(body: unknown): void {
      this.current = {
        address: this.address,
        body,
        sent: (loaded) => this.upload.onprogress({ loaded }),
        answer: (status, answered) => {
          this.status = status;
          this.responseText = JSON.stringify(answered);
          this.onload();
        },
        fail: () => this.onerror(),
        aborted: false,
      };
      uploads.push(this.current);
    }
    abort(): void {
      if (this.current) this.current.aborted = true;
      this.onabort();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return uploads;
}
