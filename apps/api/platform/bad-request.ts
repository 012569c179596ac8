import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@nolo/contract/error-codes.ts';
import { fieldOf } from '@nolo/domain/records.ts';
import { apiHeaders } from './api-headers.ts';
import { failure } from './error-replies.ts';

/** What Node says of bytes that are no request, with the status that stands for it. */
const KINDS: Record<string, [ErrorCode, number]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['request.timeout', 408],
  HPE_HEADER_OVERFLOW: ['request.too_large', 431],
};

/** Bytes that are no request, or not in time: no route, hook or language is known, and the answer is like any other refusal. */
export function answerBadRequest(error: Error, socket: Socket): void {
  if (socket.destroyed) return;
  const [code, status] = KINDS[String(fieldOf(error, 'code'))] ?? ['request.invalid', 400];
  const body = JSON.stringify({ ...failure(code, 'en'), status });
  const head = {
    ...apiHeaders,
    'content-type': 'application/json',
    'content-language': 'en',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) {
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
  }
  socket.destroy();
}
