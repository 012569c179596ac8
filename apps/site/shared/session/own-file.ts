import { accessToken, forgetToken } from '../../api/session.ts';

/** A file of the renter's own. Where their session has ended, the guard around the page leads to log-in and back. */
export async function fetchOwnFile(
  url: string,
  { signal, headers }: { signal?: AbortSignal; headers?: Record<string, string> } = {},
): Promise<Blob> {
  const token = accessToken();
  const response = await fetch(url, { headers: { ...headers, Authorization: `Bearer ${token}` }, signal });
  if (response.status === 401) forgetToken(token);
  return blobOf(response);
}

export async function blobOf(response: Response): Promise<Blob> {
  if (!response.ok) throw new Error(`file: ${response.status}`);
  return response.blob();
}
