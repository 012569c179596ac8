import type { ApiRequest, ApiResponse } from '@nolo/contract/client.ts';
import { createApiClient, type ApiClient } from '../../api/api-client.ts';
import { ApiError } from '@nolo/contract/api-error.ts';
import { accessToken, forgetToken, tenantId } from '../../api/session.ts';
import type { Language } from '@nolo/i18n/language.ts';

type Options = {
  language: Language;
  /** Words for no answer at all, and for one without any. */
  networkMessage: string;
  /** Share of the form that is on its way, 0 to 1. */
  onProgress: (share: number) => void;
};

/**
 * The API for sending a form with pictures. Not `browserApi`, because only XMLHttpRequest tells how far an upload is; a
 * telephone can take a minute for it. A failure leaves the form as it is, a 503 too: nobody types it twice, and pictures
 * would not survive leaving (docs/specification/calls.md 4).
 */
export function uploadApi(options: Options): ApiClient {
  return createApiClient(
    (request) => exchange(request, options),
    () => options.networkMessage,
  );
}

async function exchange(request: ApiRequest, options: Options): Promise<ApiResponse> {
  const token = accessToken();
  const response = await send(request, options);
  // The guard around the page leads to log-in and back.
  if (response.status === 401) forgetToken(token);
  return response;
}

function send({ method, url, body }: ApiRequest, options: Options): Promise<ApiResponse> {
  const { language, networkMessage, onProgress } = options;
  return new Promise((resolve, reject) => {
    const http = new XMLHttpRequest();
    http.open(method, url);
    http.setRequestHeader('Accept-Language', language);
    http.setRequestHeader('Authorization', `Bearer ${accessToken()}`);
    for (const key of ['contractor_id', 'company_id'] as const) {
      const id = tenantId(key);
      if (id) http.setRequestHeader(key, id);
    }
    http.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    http.addEventListener('load', () => resolve({ status: http.status, body: parse(http.responseText) }));
    http.addEventListener('error', () => reject(new ApiError(0, 'network', networkMessage)));
    http.send(body instanceof FormData ? body : null);
  });
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
