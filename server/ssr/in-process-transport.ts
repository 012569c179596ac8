import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiRequest, ApiResponse } from '../../web/api/api-client.ts';

/**
 * Carries a page's API calls to the application itself: validated and limited like any other call, but
 * without a network hop. Host decides the tenant, the address decides the rate limit's bucket.
 */
export function inProcessTransport(app: FastifyInstance, page: FastifyRequest) {
  return async (request: ApiRequest & { language: string }): Promise<ApiResponse> => {
    const response = await app.inject({
      method: request.method as 'GET',
      url: request.url,
      headers: { host: page.headers.host ?? 'localhost', 'accept-language': request.language },
      remoteAddress: page.ip,
      ...(request.body === undefined ? {} : { payload: request.body as object }),
    });
    return { status: response.statusCode, body: response.json() };
  };
}
