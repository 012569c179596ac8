import { ApiError } from '@nolo/contract/api-error.ts';
import type { Transport } from '@nolo/contract/client.ts';
import { deviceLanguage } from '@nolo/ui/device-language.tsx';
import { noteReplyTime } from './server-clock.ts';

/** Fetches from this very host; who is asking the browser says by a cookie that no script reads. */
export const portalTransport: Transport = async (request) => {
  const { method, url, body, signal } = request;
  const headers = new Headers({ 'Accept-Language': deviceLanguage() });
  // The browser itself says where the parts of a form end.
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  const payload = body === undefined || isForm ? body : JSON.stringify(body);
  let response: Response;
  const sentAt = performance.now();
  try {
    response = await fetch(url, { method, headers, body: payload, signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'network', '');
  }
  noteReplyTime(response.headers.get('date'), performance.now() - sentAt);
  return { status: response.status, body: await response.json().catch(() => undefined) };
};
